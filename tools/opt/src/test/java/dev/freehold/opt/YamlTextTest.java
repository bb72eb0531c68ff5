// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scalars of YAML; recorded from the reference, which writes the names of files in locations like this. */
class YamlTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"a", "a b", "a,b", "a\tb", "a^b", "^bb1", "a_b", "a.b", ".a", "a-b", "a...", "...", "yes", "on", "1_000", "0b1", "1.e", "e5"})
  void plain(String text) {
    assertEquals(text, YamlText.scalar(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " a", "a ", "3", "-3", "+1", "3.5", "1.", "1e5", "0x1F", "0o7", ".inf", "-.inf", ".nan", "true", "False", "null", "NULL",
          "~", "a:b", "#a", "[a", "a]", "{a}", "&a", "a*b", "!a", "|a", ">a", "\"a\"", "%a", "@a", "`a", "-", "-a", "---", "?", "a/b", "a\\b", "a=b",
          "a(b)", "<a>", "a;b", "a$b", ",", ":"})
  void singleQuoted(String text) {
    assertEquals("'" + text + "'", YamlText.scalar(text));
  }

  @Test
  void aSingleQuoteIsDoubled() {
    assertEquals("'a''b'", YamlText.scalar("a'b"));
    assertEquals("''''", YamlText.scalar("'"));
  }

  @Test
  void escaped() {
    assertEquals("\"a\\nb\"", YamlText.scalar("a\nb"));
    assertEquals("\"a\\rb\\tc\"", YamlText.scalar("a\rb\tc"));
    assertEquals("\"\\0\\a\\b\\v\\f\\e\\x01\"", YamlText.scalar("\0\u0007\b\u000B\f\u001B\u0001"));
    assertEquals("\"a\\\"\\\\\\n\"", YamlText.scalar("a\"\\\n"));
    assertEquals("\"\u00E4\u2192\uD83D\uDE00\u00AD\u007F\"", YamlText.scalar("\u00E4\u2192\uD83D\uDE00\u00AD\u007F"));
    assertEquals("\"\\N\\_\\L\\P\"", YamlText.scalar("\u0085\u00A0\u2028\u2029"));
    assertEquals("\"\\u200B\\uE000\\uFEFF\\U000E0001\"", YamlText.scalar("\u200B\uE000\uFEFF\uDB40\uDC01"));
  }

  @Test
  void aByteThatIsNoTextIsReplaced() {
    assertEquals("\"\uFFFD\"", YamlText.scalar("\uDCC3"));
  }
}
