// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.bytecode.BytecodeOptions;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.bytecode.BytecodeWriter;

/** The same strings as in {@link StringsTest}, through bytecode. */
class BytecodeStringsTest extends StringsTest {
  @Override
  Op readAgain(Op op) {
    byte[] bytes = BytecodeWriter.write(op, new Resources(), BytecodeOptions.by("test"));
    return BytecodeReader.readOp(new Source("-", bytes), Registry.of(), true, diagnostic -> fail(diagnostic.message())).op();
  }
}
