// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.random.Profile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Some of what {@code ./dev mutations} tries. */
class MutationCampaignTest {
  @Test
  void findsWhatIsSpoiltBehindTheLastUse() {
    MutationCampaign campaign = new MutationCampaign("--last-use-buffer-deallocation=signatures=all", null);
    for (Profile profile : List.of(Profile.BRANCHES, Profile.CALLS)) {
      for (int seed = 1; seed <= 4; seed++) campaign.run(profile, seed, 14);
    }
    assertEquals("[]", campaign.missed.toString());
    assertTrue(campaign.total().different() > 10, "too few mutants to say anything");
    assertEquals(campaign.total().different(), campaign.total().checked);
    assertEquals(campaign.total().different(), campaign.total().validated);
  }
}
