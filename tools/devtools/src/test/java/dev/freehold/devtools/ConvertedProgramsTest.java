// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random programs with buffers do the same after conversions and inlining. A larger run of the same is {@code ./dev passes}. */
class ConvertedProgramsTest {
  private static final int SIZE = 12;

  @Test
  void someDoTheSame() {
    assertSame(2);
  }

  @Test
  @Tag("nightly")
  void manyDoTheSame() {
    assertSame(20);
  }

  /** A recursion ends in the output before it is cut off in the input. */
  @Test
  void recursionThatEndsEarlierIsCompared() {
    String text = RandomProgram.executableText(9_300_007, Profile.CALLS, SIZE);
    assertEquals("sound", new FunctionRuns().judge(text, List.of("--sccp")));
  }

  private static void assertSame(int programs) {
    FunctionRuns runs = new FunctionRuns();
    int all = 0;
    int same = 0;
    for (Profile profile : List.of(Profile.MIXED, Profile.STRUCTURED, Profile.CALLS, Profile.LOOPS, Profile.BRANCHES)) {
      for (long seed = 5510; seed < 5510 + programs; seed++) {
        String text = RandomProgram.executableText(seed, profile, SIZE);
        for (List<String> flags : BufferPasses.CONVERSIONS) {
          all++;
          String verdict = runs.judge(text, flags);
          String failure = profile.title() + " " + seed + " " + flags + ": " + verdict;
          assertFalse(verdict.startsWith("!"), failure);
          if (verdict.equals("sound")) same++;
        }
      }
    }
    assertTrue(same * 8 >= all * 5, "executed: " + same + " of " + all);
  }
}
