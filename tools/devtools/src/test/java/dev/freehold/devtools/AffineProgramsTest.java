// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.affine.AffineProgram;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random programs of the affine dialect, lowered. A larger run of the same, which asks the reference, too, is {@code ./dev passes --kind affine}. */
class AffineProgramsTest {
  private static final int PROGRAMS = 40;
  private static final long FIRST = 7000;

  @Test
  void theSameSeedGivesTheSameProgram() {
    int size = AffinePasses.KIND.size();
    assertEquals(AffineProgram.text(7, size), AffineProgram.text(7, size));
    assertNotEquals(AffineProgram.text(7, size), AffineProgram.text(8, size));
  }

  /** Together they have every operation that the lowering knows but those for transfers in the background. */
  @Test
  void theyHaveAllOperations() {
    StringBuilder all = new StringBuilder();
    for (long seed = FIRST; seed < FIRST + PROGRAMS; seed++) all.append(AffinePasses.KIND.text(seed, AffinePasses.KIND.size()));
    for (String name : List.of("apply", "min", "max", "delinearize_index", "linearize_index", "load", "store", "vector_load", "vector_store",
        "prefetch",
        "for", "if", "parallel", "yield")) {
      assertTrue(all.indexOf("affine." + name + " ") >= 0, name);
    }
  }

  @Test
  void theyDoTheSameBehindTheLowering() {
    assertSame(PROGRAMS);
  }

  @Test
  @Tag("nightly")
  void manyDoTheSameBehindTheLowering() {
    assertSame(10 * PROGRAMS);
  }

  private static void assertSame(int programs) {
    MainRuns runs = new MainRuns();
    for (long seed = FIRST; seed < FIRST + programs; seed++) {
      for (List<String> flags : AffinePasses.KIND.executed()) {
        assertEquals("same", runs.judge(AffinePasses.KIND.text(seed, AffinePasses.KIND.size()), flags), seed + " " + flags);
      }
    }
  }
}
