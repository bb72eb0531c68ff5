// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.interp.Executors;
import dev.freehold.interp.Limits;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.report.RunRecorder.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RunRecorderTest {
  private static RunRecorder run(String program, String... arguments) {
    RunRecorder recorder = new RunRecorder();
    ProgramText text = Reports.read("run.mlir", program);
    new ChosenArguments("f", List.of(arguments)).run(text.module(), Reports.FREEHOLD.registry(), Executors.load(), Limits.DEFAULT, recorder);
    return recorder;
  }

  private static final String LOOP = """
      func.func @f(%n: index) {
        %zero = arith.constant 0 : index
        %one = arith.constant 1 : index
        %kept = memref.alloc() : memref<f32>
        scf.for %i = %zero to %n step %one {
          %t = memref.alloc() : memref<f32>
          memref.dealloc %t : memref<f32>
        }
        memref.dealloc %kept : memref<f32>
        return
      }
      """;

  @Test
  void stepsAreWhatHappensToMemoryAndWhereControlHasAChoice() {
    StringBuilder steps = new StringBuilder();
    for (Step step : run(LOOP, "1").steps()) {
      switch (step) {
        case Step.Memory(var event) -> steps.append(event.what().text()).append(' ').append(event.buffer().id()).append('\n');
        case Step.Way(var from, var to) -> steps.append(from.name()).append(" to ").append(to == null ? "the end" : to.name()).append('\n');
      }
    }
    assertEquals("""
        allocated 1
        scf.for to memref.alloc
        allocated 2
        freed 2
        scf.yield to memref.dealloc
        freed 1
        """, steps.toString());
  }

  @Test
  void longRunsKeepTheirEndAndKnowWhatWasThereBefore() {
    RunRecorder recorder = run(LOOP, "1000");
    assertEquals(RunRecorder.MAX_STEPS, recorder.steps().size());
    assertEquals(3 * 1000 + 3, recorder.forgotten() + recorder.steps().size());
    assertEquals(1, recorder.liveAtFirst().stream().filter(buffer -> buffer.id() == 1).map(Buffer::id).count());
    assertEquals(List.of(1), recorder.liveAtFirst().stream().map(Buffer::id).filter(id -> id == 1).toList());
  }
}
