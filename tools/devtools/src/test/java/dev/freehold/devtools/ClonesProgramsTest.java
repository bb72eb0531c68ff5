// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.clones.ClonesProgram;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random programs about clones and the names under which they are freed. A larger run of the same is {@code ./dev passes --kind clones}. */
class ClonesProgramsTest {
  private static final int PROGRAMS = 30;
  private static final long FIRST = 5000;

  @Test
  void theSameSeedGivesTheSameProgram() {
    assertEquals(ClonesProgram.text(7, 12), ClonesProgram.text(7, 12));
    assertNotEquals(ClonesProgram.text(7, 12), ClonesProgram.text(8, 12));
  }

  @Test
  void theyHaveAllThatIsAskedFor() {
    StringBuilder all = new StringBuilder();
    for (long seed = FIRST; seed < FIRST + PROGRAMS; seed++) all.append(ClonesProgram.text(seed, 12));
    for (String part : List.of("bufferization.clone", "call @same", "call @free(", "call @freeSome", "arith.select", "scf.if", "memref.alloca_scope",
        "bufferization.dealloc", "memref.alloca() : memref<1xmemref<?xi32>>", "memref.dealloc")) {
      assertTrue(all.indexOf(part) >= 0, part);
    }
  }

  @Test
  void whatIsLeftToDeallocationFreesNothing() {
    for (long seed = FIRST; seed < FIRST + PROGRAMS; seed++) assertFalse(ClonesProgram.unfreed(seed, 12).contains("dealloc"));
  }

  @Test
  void theyDoTheSameAfterThePasses() {
    doTheSame(ClonesPasses.KIND);
    doTheSame(ClonesPasses.UNFREED);
  }

  private static void doTheSame(ProgramKind kind) {
    MainRuns runs = new MainRuns();
    for (List<String> flags : kind.executed()) {
      Set<String> verdicts = new TreeSet<>();
      for (long seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
        String verdict = runs.judge(kind.text(seed, kind.size()), flags);
        assertFalse(verdict.startsWith("!"), seed + " " + flags + ": " + verdict);
        verdicts.add(verdict);
      }
      assertTrue(verdicts.contains("same"), flags.toString());
    }
  }
}
