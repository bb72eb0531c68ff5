// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ShrinkerTest {
  @Test
  void keepsOnlyWhatMatters() {
    String text = "a\nb\nc\nd\ne\nf\ng\n";
    assertEquals("b\nf\n", Shrinker.shrink(text, t -> t.contains("b") && t.contains("f")));
  }

  @Test
  void keepsAllIfAllMatters() {
    String text = "a\nb\nc\n";
    assertEquals(text, Shrinker.shrink(text, t -> t.equals(text)));
  }

  @Test
  void dropsRegionsAsAWhole() {
    String text = "f {\n  x\n}\ng {\n  if {\n    y\n  } else {\n    z\n  }\n}\n";
    assertEquals("g {\n}\n", Shrinker.shrink(text, t -> balanced(t) && t.contains("g {")));
  }

  @Test
  void unwrapsRegions() {
    String text = "f {\n  if {\n    y\n  }\n}\n";
    assertEquals("f {\n    y\n}\n", Shrinker.shrink(text, t -> balanced(t) && t.startsWith("f {") && t.contains("y")));
  }

  @Test
  void keepsRegionsThatAreNotClosed() {
    String text = "f {\n  if {\n";
    assertEquals("f {\n", Shrinker.shrink(text, t -> t.contains("f {")));
  }

  private static boolean balanced(String text) {
    return text.chars().filter(c -> c == '{').count() == text.chars().filter(c -> c == '}').count();
  }
}
