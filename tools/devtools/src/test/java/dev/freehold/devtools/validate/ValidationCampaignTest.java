// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.random.Profile;
import org.junit.jupiter.api.Test;

/** The validator on what passes make of some random programs; {@code -Dfreehold.campaign.count} tries more of them. */
class ValidationCampaignTest {
  private static final int COUNT = Integer.getInteger("freehold.campaign.count", 1);

  @Test
  void provesCorrectOutputsAndFindsPlantedFaults() {
    ValidationCampaign campaign = new ValidationCampaign(20);
    for (Profile profile : Profile.values()) {
      for (int seed = 1; seed <= COUNT; seed++) campaign.run(profile, seed, 20);
    }
    campaign.print();
    assertEquals("[]", campaign.falseAlarms.toString());
    assertEquals("[]", campaign.missed.toString());
    long sites = campaign.total(": sites");
    assertTrue(sites > 100, "too few sites to say anything");
    assertTrue(campaign.total(": sites proved") * 100 >= sites * 95, "too few sites are proved");
    long harmful = campaign.total(": harmful");
    assertTrue(harmful > 20, "too few faults to say anything");
    assertTrue((campaign.total(": found") + campaign.total(": undecided")) * 100 >= harmful * 99, "too few faults are found");
  }
}
