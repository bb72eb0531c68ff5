// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.bytecode.BytecodeOptions;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.bytecode.BytecodeWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytecode that nests deeply is read on a thread with the stack that threads have by default. */
class BytecodeNestingTest {
  @ParameterizedTest
  @ValueSource(ints = {63, 64, 65, 1064, 20000})
  void regions(int depth) {
    Parsed parsed = new NestingTest().parse(NestingTest.regions(depth));
    assertNotNull(parsed);
    Op outermost = parsed.module().body().first();
    byte[] bytes = BytecodeWriter.write(outermost, new Resources(), BytecodeOptions.by("test"));
    ParsedOp read = BigStack.run(
        () -> BytecodeReader.readOp(new Source("-", bytes), Registry.of(), true, diagnostic -> fail(diagnostic.message())),
        NestingTest.DEFAULT_STACK);
    assertNotNull(read);
    assertEquals(depth, NestingTest.depth(read.op()));
  }
}
