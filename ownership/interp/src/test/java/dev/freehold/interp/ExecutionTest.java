// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.freehold.interp.check.Checked;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Registry;
import org.junit.jupiter.api.Test;

class ExecutionTest {
  @Test
  void argumentsThatDoNotFitIntoMemoryEndThePath() {
    Program program = new Program(Checked.parse("func.func @f(%x: i32) { return }"), Registry.load(), Executors.load());
    Outcome outcome = Execution.of(program, program.entry("f"), heap -> {
      throw new OutOfMemoryError("too large");
    }).runOnce();
    assertFalse(outcome.returned());
    assertEquals(Fault.Kind.LIMIT, outcome.faults().getFirst().kind());
    assertEquals("out of memory", outcome.faults().getFirst().getMessage());
  }
}
