// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.devtools.validate.Mutant.Checked;
import dev.freehold.devtools.validate.Mutant.Harm;
import dev.freehold.devtools.validate.Mutant.Validated;
import dev.freehold.devtools.validate.MutationCampaign.Sample;
import dev.freehold.devtools.validate.MutationTable.Column;
import dev.freehold.fuzz.random.Profile;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Some of what {@code ./dev mutations} tries. */
class MutationCampaignTest {
  private static final String PASS = "--last-use-buffer-deallocation=signatures=all";

  private final ByteArrayOutputStream missed = new ByteArrayOutputStream();

  private MutationCampaign campaign(int paths, Path folder) {
    return new MutationCampaign(PASS, paths, folder, new PrintStream(missed, true, StandardCharsets.UTF_8));
  }

  private static List<Sample> samples(int count) {
    List<Sample> samples = new ArrayList<>();
    for (Profile profile : List.of(Profile.BRANCHES, Profile.CALLS)) {
      for (int seed = 1; seed <= count; seed++) samples.add(new Sample(profile, seed, 14));
    }
    return samples;
  }

  @Test
  void findsWhatIsSpoiltBehindTheLastUse() throws Exception {
    MutationCampaign campaign = campaign(100, null);
    campaign.run(samples(4), 1, done -> {});
    assertEquals("", missed.toString(StandardCharsets.UTF_8));
    assertTrue(campaign.table().total(Column.HARMFUL) > 10, "too few mutants to say anything");
    assertTrue(campaign.table().isAllFound(), campaign.table()::text);
  }

  @Test
  void printsAndKeepsWhatIsMissed(@TempDir Path folder) throws Exception {
    MutationCampaign campaign = campaign(1, folder);
    Sample sample = samples(1).getFirst();
    campaign.add(new Mutant(sample, PlantedFault.DROP, 2, "mutant", "output", Harm.HARMFUL, Checked.FOUND_LATER, Validated.FOUND));
    campaign.add(new Mutant(sample, PlantedFault.MOVE, 3, "", "", Harm.EQUIVALENT, Checked.NOTHING, Validated.MISSED));
    assertEquals("branches-14-1 DROP 2: check needs more paths\n", missed.toString(StandardCharsets.UTF_8));
    assertEquals("// branches-14-1 DROP 2: check needs more paths\nmutant", Files.readString(folder.resolve("branches-14-1-DROP-2.mlir")));
    assertEquals("output", Files.readString(folder.resolve("branches-14-1-DROP-2.output.mlir")));
    assertEquals(sample.text(), Files.readString(folder.resolve("branches-14-1-DROP-2.given.mlir")));
    assertEquals(1, campaign.table().total(Column.VALIDATED));
    assertEquals(0, campaign.table().total(Column.CHECKED));
    assertFalse(campaign.table().isAllFound());
  }

  @Test
  void countsTheSameWithSeveralThreads() throws Exception {
    List<Long> done = new ArrayList<>();
    MutationCampaign one = campaign(1, null);
    one.run(samples(3), 1, done::add);
    String byOne = missed.toString(StandardCharsets.UTF_8);
    missed.reset();
    MutationCampaign three = campaign(1, null);
    three.run(samples(3), 3, ignored -> {});
    assertEquals(byOne, missed.toString(StandardCharsets.UTF_8));
    assertEquals(one.table().text(), three.table().text());
    assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), done);
  }
}
