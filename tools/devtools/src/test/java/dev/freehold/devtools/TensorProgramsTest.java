// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Comparison;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.fuzz.compare.Verdict;
import dev.freehold.fuzz.tensor.TensorProgram;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

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

  @Test
  @EnabledIf("dev.freehold.devtools.LiveComparisonTest#referenceIsInstalled")
  void theyAreBufferizedAsByTheReference() {
    List<Program> programs = new ArrayList<>();
    for (long seed = 1000; seed < 1020; seed++) programs.add(new Program("tensors-" + seed, TensorProgram.text(seed, SIZE)));
    Comparison comparison = new Comparison(CommandTool.of("mlir-opt-22"), TensorCampaign.inReferenceProfile());
    for (Result result : comparison.compare(programs, TensorCampaign.FLAGS.getFirst())) {
      if (result.verdict() != Verdict.DIFFERENT) continue;
      assertEquals(result.expected().report(), result.actual().report(), result.program().text());
    }
  }
}
