// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.motion.MotionProgram;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random programs about code motion. A larger run of the same, which asks the reference, too, is {@code ./dev passes --kind motion}. */
class MotionProgramsTest {
  private static final int PROGRAMS = 30;
  private static final long FIRST = 7000;

  private static String text(long seed) {
    return MotionPasses.KIND.text(seed, MotionPasses.KIND.size());
  }

  @Test
  void theSameSeedGivesTheSameProgram() {
    assertEquals(MotionProgram.text(7, 8), MotionProgram.text(7, 8));
    assertNotEquals(MotionProgram.text(7, 8), MotionProgram.text(8, 8));
  }

  @Test
  void theyHaveAllThatIsAskedFor() {
    StringBuilder all = new StringBuilder();
    for (long seed = FIRST; seed < FIRST + PROGRAMS; seed++) all.append(text(seed));
    for (String part : List.of("arith.remui", "index.divs", "affine.apply", "tensor.extract %", "tensor.extract_slice", "memref.subview",
        "memref.cast",
        "tensor.expand_shape", "vector.transfer_read", "linalg.index", "linalg.add", "async.create_group", "gpu.launch", "vector.mask", "call @fixed",
        "call @sized",
        "call @affine",
        "memref.alloca()", "to_buffer", "scf.for", "scf.parallel", "scf.while", "scf.if", "%far", ", %z : i32")) {
      assertTrue(all.indexOf(part) >= 0, part);
    }
  }

  /** Programs that no pass may run otherwise: the rest depends on something that the interpreter does not decide. */
  @Test
  void theyDoTheSameBehindThePasses() {
    MainRuns runs = new MainRuns();
    Set<String> verdicts = new TreeSet<>();
    for (long seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      for (List<String> flags : MotionPasses.KIND.executed()) {
        String verdict = runs.judge(text(seed), flags);
        assertTrue(!verdict.startsWith("!"), seed + " " + flags + ": " + verdict);
        verdicts.add(verdict);
      }
    }
    assertTrue(verdicts.contains("same"));
  }
}
