// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.opt.options.UsageError;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CompareSettingsTest {
  @Test
  void withoutArgumentsItComparesTheUsualThings() throws UsageError {
    var settings = CompareSettings.parse(List.of());
    assertEquals(Profile.defaults(), settings.profiles);
    assertEquals(14, settings.flagSets.size());
    assertEquals(List.of(), settings.flagSets.getFirst());
  }

  @Test
  void aRangeIncludesItsEnds() throws UsageError {
    var settings = CompareSettings.parse(List.of("--seeds", "5..7"));
    assertEquals(5, settings.firstSeed);
    assertEquals(3, settings.count);
  }

  @Test
  void flagsAreSplitAtBlanks() throws UsageError {
    var settings = CompareSettings.parse(List.of("--flags", "--a  --b=c", "--flags", ""));
    assertEquals(List.of(List.of("--a", "--b=c"), List.of()), settings.flagSets);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--count", "--nothing x", "--profile none", "--count x", "--shrink 2"})
  void whatIsWrongIsToldTheUser(String line) {
    assertThrows(UsageError.class, () -> CompareSettings.parse(List.of(line.split(" "))));
  }
}
