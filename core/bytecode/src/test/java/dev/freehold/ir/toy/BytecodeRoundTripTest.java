// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.bytecode.BytecodeOptions;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.bytecode.BytecodeWriter;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;

/** The same programs as in {@link RoundTripTest}, through bytecode of every version: what is read again prints as the program did. */
class BytecodeRoundTripTest extends RoundTripTest {
  @Override
  String roundTrip(String text) {
    ParsedOp parsed = Toy.read(Source.of("-", text));
    String expected = Toy.print(parsed.op(), parsed.resources(), PrintOptions.DEFAULT);
    String located = Toy.print(parsed.op(), parsed.resources(), PrintOptions.DEFAULT.withDebugInfo());
    for (int version = 0; version <= BytecodeOptions.NEWEST; version++) {
      ParsedOp again = throughBytecode(parsed, version);
      assertEquals(expected, Toy.print(again.op(), again.resources(), PrintOptions.DEFAULT), "bytecode " + version);
      assertEquals(located, Toy.print(again.op(), again.resources(), PrintOptions.DEFAULT.withDebugInfo()), "bytecode " + version);
    }
    return expected;
  }

  private static ParsedOp throughBytecode(ParsedOp parsed, int version) {
    byte[] bytes = BytecodeWriter.write(parsed.op(), parsed.resources(), new BytecodeOptions("toy", version, true));
    List<Diagnostic> reported = new ArrayList<>();
    ParsedOp again = BytecodeReader.readOp(new Source("-", bytes), Toy.REGISTRY, true, reported::add);
    assertNotNull(again, () -> version + ": " + reported);
    assertTrue(IrInvariants.hold(again.op()));
    assertTrue(Verifier.verify(again.op(), Toy.REGISTRY, reported::add), reported::toString);
    return again;
  }
}
