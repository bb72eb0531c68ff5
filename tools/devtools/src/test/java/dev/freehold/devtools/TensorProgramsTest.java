// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.tensor.TensorProgram;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random tensor programs, bufferized. A larger run of the same is {@code ./dev passes --kind tensors}. */
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
    assertSame(30, TensorPasses.PIPELINES);
  }

  @Test
  void theyDoTheSameBehindConversions() {
    assertSame(20, TensorPasses.CONVERSIONS);
  }

  @Test
  @Tag("nightly")
  void manyDoTheSameBehindBufferizationAndDeallocation() {
    assertSame(150, TensorPasses.PIPELINES);
  }

  @Test
  @Tag("nightly")
  void manyDoTheSameBehindConversions() {
    assertSame(200, TensorPasses.CONVERSIONS);
  }

  private static void assertSame(int programs, List<List<String>> pipelines) {
    MainRuns runs = new MainRuns();
    int same = 0;
    for (long seed = 5000; seed < 5000 + programs; seed++) {
      for (List<String> flags : pipelines) {
        String verdict = runs.judge(TensorProgram.text(seed, SIZE), flags);
        String failure = seed + " " + flags + ": " + verdict;
        assertFalse(verdict.startsWith("!"), failure);
        if (verdict.equals("same")) same++;
      }
    }
    // Some ask for the impossible, such as two results in one buffer, and some have loops of blocks, which the ownership-based pipeline refuses.
    assertTrue(same >= programs * pipelines.size() / 3, "executed: " + same);
  }
}
