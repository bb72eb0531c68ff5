// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.tensor.TensorProgram;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random tensor programs, bufferized. A larger run of the same is {@code ./dev tensors}. */
class TensorProgramsTest {
  private static final int SIZE = 14;

  @Test
  void theSameSeedGivesTheSameProgram() {
    assertEquals(TensorProgram.text(7, SIZE), TensorProgram.text(7, SIZE));
    assertFalse(TensorProgram.text(7, SIZE).equals(TensorProgram.text(8, SIZE)));
  }

  /** What some programs are refused for, no copy can mend; most are not. */
  @Test
  void theyDoTheSameBehindBufferizationAndDeallocation() {
    TensorRuns runs = new TensorRuns();
    int same = 0;
    for (long seed = 5000; seed < 5030; seed++) {
      for (List<String> flags : TensorRuns.PIPELINES) {
        String verdict = runs.judge(TensorProgram.text(seed, SIZE), flags);
        assertFalse(verdict.startsWith("!"), () -> verdict);
        if (verdict.equals("same")) same++;
      }
    }
    assertTrue(same >= 30, "executed: " + same);
  }
}
