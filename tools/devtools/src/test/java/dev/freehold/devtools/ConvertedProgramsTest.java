// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random programs with buffers do the same behind conversions and inlining. A larger run of the same is {@code ./dev campaign}; of tensors, {@code ./dev tensors}. */
class ConvertedProgramsTest {
  private static final int PROGRAMS = 20;
  private static final int SIZE = 12;

  @Test
  void theyDoTheSame() {
    PassCampaign campaign = new PassCampaign();
    int same = 0;
    for (Profile profile : List.of(Profile.MIXED, Profile.STRUCTURED, Profile.CALLS, Profile.LOOPS, Profile.BRANCHES)) {
      for (long seed = 5510; seed < 5510 + PROGRAMS; seed++) {
        String text = RandomProgram.executableText(seed, profile, SIZE);
        for (List<String> flags : PassCampaign.CONVERSIONS) {
          String verdict = campaign.verdict(text, flags);
          String failure = profile.title() + " " + seed + " " + flags + ": " + verdict;
          assertFalse(verdict.startsWith("!"), failure);
          if (verdict.equals("sound")) same++;
        }
      }
    }
    assertTrue(same >= 250, "executed: " + same);
  }
}
