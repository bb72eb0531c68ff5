// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import java.util.List;

/**
 * Reads one word of a list, as a keyword or a string.
 *
 * @param type what messages call the list
 * @param holder what {@link #called} says of the attribute and its parameter that the word is for; null where messages do not
 */
public record EnumWords(String type, String holder, List<String> words) {

  /** The same words, with the names by which messages call the attribute and its parameter. */
  public EnumWords called(String attribute, String parameter) {
    return new EnumWords(type, attribute + " parameter '" + parameter + "'", words);
  }

  /** The position of the word that is next. */
  public int read(AttrParser p) {
    return read(p, p.loc());
  }

  /** The same where the word is one of several, which begin at {@code loc}: there is the fault where one is not known. */
  public int read(AttrParser p, int loc) {
    int wordLoc = p.loc();
    String word = p.acceptKeywordOrString();
    int position = word == null ? -1 : words.indexOf(word);
    if (position >= 0) return position;
    String wanted = word == null ? "expected valid keyword or string" : "expected " + type + " to be one of: " + String.join(", ", words);
    ParseStop error = p.error(word == null ? wordLoc : loc, wanted);
    throw holder == null ? error : error.and(p.error("failed to parse " + holder + " which is to be a `" + type + "`"));
  }
}
