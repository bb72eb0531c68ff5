// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a text is cut into tokens. */
class LexerTest {
  private static List<String> tokens(String text) {
    Lexer lexer = new Lexer(Source.of("-", text));
    List<String> tokens = new ArrayList<>();
    for (; lexer.kind() != Token.END; lexer.advance()) tokens.add(lexer.kind() + " " + lexer.text());
    return tokens;
  }

  @Test
  void everyKindOfToken() {
    assertEquals(
        List.of("VALUE_NAME %a.b$c-d", "VALUE_NAME %0", "KEYWORD x", "BLOCK_NAME ^bb0", "TYPE_NAME !t.u", "HASH_NAME #map", "AT_NAME @f",
            "AT_NAME @\"g h\"", "STRING \"s\\n\\\"\"",
            "INTEGER 12", "INTEGER 0x1F", "FLOAT 1.", "FLOAT 1.5e-3", "KEYWORD i32", "PUNCTUATION ->", "PUNCTUATION -", "PUNCTUATION {-#",
            "PUNCTUATION #-}", "PUNCTUATION ...",
            "PUNCTUATION {", "PUNCTUATION }"),
        tokens("%a.b$c-d %0x ^bb0 !t.u #map @f @\"g h\" \"s\\n\\\"\" 12 0x1F 1. 1.5e-3 i32 -> - {-# #-} ... // comment\n {\t}\r\n"));
  }

  @Test
  void numbersEndWhereTheyMust() {
    assertEquals(List.of("INTEGER 0", "KEYWORD xyz"), tokens("0xyz"));
    assertEquals(List.of("FLOAT 1.5", "KEYWORD e"), tokens("1.5e"));
    assertEquals(List.of("FLOAT 1.5", "KEYWORD e", "PUNCTUATION +"), tokens("1.5e+"));
    assertEquals(List.of("INTEGER 4", "KEYWORD x4"), tokens("4x4"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"%", "^", "!", "#", "@", "@1", "\"open", "\"line\nend\"", "\"\\q\"", "\"\\x1\"", "..", ".", "&", "~", "@\"open"})
  void whatIsNoToken(String text) {
    assertThrows(ParseStop.class, () -> tokens(text));
  }

  @Test
  void stringsStandForBytes() {
    String literal = "\"a\\n\\t\\\\\\\"\\C3\\A9\\E5\\2c\"";
    assertEquals("a\n\t\\\"\u00E9\uDCE5,", new Lexer(Source.of("-", literal)).unescape(0, literal.length()));
  }

  @Test
  void punctuationAndKeywordsAreCompared() {
    Lexer lexer = new Lexer(Source.of("-", "loc -> \"loc\""));
    assertTrue(lexer.is("loc"));
    assertFalse(lexer.is("lo"));
    lexer.advance();
    assertTrue(lexer.is("->"));
    assertFalse(lexer.is("-"));
    lexer.advance();
    assertFalse(lexer.is("\"loc\""), "a string is none");
    lexer.seek(3);
    assertEquals(4, lexer.start());
  }

  /** Whatever the bytes are, the tokens follow each other, or the fault lies in the text. */
  @Test
  void randomBytes() {
    String alphabet = "ab1.0xe-+>%^!#@\"\\ \n/{}:";
    for (int seed = 0; seed < 2000; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(30); i > 0; i--) text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
      try {
        int end = 0;
        for (Lexer lexer = new Lexer(new Source("-", bytes)); lexer.kind() != Token.END; lexer.advance()) {
          assertTrue(lexer.start() >= end && lexer.end() > lexer.start() && lexer.end() <= bytes.length, text::toString);
          end = lexer.end();
        }
      } catch (ParseStop stop) {
        assertTrue(stop.diagnostic(new Source("-", bytes)).message().length() > 0);
      }
    }
  }
}
