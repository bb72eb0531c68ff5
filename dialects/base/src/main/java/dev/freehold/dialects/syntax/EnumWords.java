// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.ParseStop;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Reads one word of a list, as a keyword or a string.
 *
 * @param type what messages call the type of the words
 * @param title what messages about a wrong word call the list, and show the word; null where they show the type and no word
 * @param holder what {@link #called} says of the attribute and its parameter that the word is for; null where messages do not
 */
public record EnumWords(String type, String title, String holder, List<String> words) {

  public static EnumWords of(String type, List<String> words) {
    return new EnumWords(type, null, null, words);
  }

  /** A list that messages call by a title alone. */
  public static EnumWords titled(String title, List<String> words) {
    return of(null, words).titled(title);
  }

  /** The same words, with what messages about a wrong one call the list. */
  public EnumWords titled(String list) {
    return new EnumWords(type, list, holder, words);
  }

  /** The same words, with the names by which messages call the attribute and its parameter. */
  public EnumWords called(String attribute, String parameter) {
    return new EnumWords(type, title, attribute + " parameter '" + parameter + "'", words);
  }

  /** The position of the word that is next. */
  public int read(AttrParser p) {
    return read(p, p.loc());
  }

  /** The same where the word is one of several, which begin at {@code loc}: there is the fault where one is not known. */
  public int read(AttrParser p, int loc) {
    return position(p, loc, p.loc(), p.acceptKeywordOrString());
  }

  /** The same where no string can stand for the word. */
  public int readKeyword(AttrParser p) {
    return position(p, p.loc(), p.loc(), p.acceptKeyword());
  }

  private int position(AttrParser p, int loc, int wordLoc, String word) {
    int position = word == null ? -1 : words.indexOf(word);
    if (position >= 0) return position;
    ParseStop error = word == null && title == null ? p.error(wordLoc, "expected valid keyword or string") : refusal(p, loc, word);
    throw holder == null ? error : error.and(p.error("failed to parse " + holder + " which is to be a `" + type + "`"));
  }

  /** The error about what is none of the words; null stands for what is no word at all. */
  public ParseStop refusal(AttrParser p, int loc, String word) {
    if (title == null) return p.error(loc, "expected " + type + " to be one of: " + String.join(", ", words));
    if (word == null) return p.error(loc, "expected keyword for " + title);
    String listed = words.stream().map(EnumWords::listed).collect(Collectors.joining(", ", "[", "]"));
    return p.error(loc, "expected one of " + listed + " for " + title + ", got: " + word);
  }

  /** Messages of the reference give words that need quotes with them and without. */
  private static String listed(String word) {
    return AttrPrinter.isBareIdentifier(word) ? word : '"' + word + '"' + word;
  }
}
