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
public record EnumCases(String type, String title, String holder, List<String> keywords) {

  public static EnumCases of(String type, List<String> keywords) {
    return new EnumCases(type, null, null, keywords);
  }

  /** A list that messages call by a title alone. */
  public static EnumCases titled(String title, List<String> keywords) {
    return of(null, keywords).titled(title);
  }

  /** The same words, with what messages about a wrong one call the list. */
  public EnumCases titled(String list) {
    return new EnumCases(type, list, holder, keywords);
  }

  /** The same words, with the names by which messages call the attribute and its parameter. */
  public EnumCases called(String attribute, String parameter) {
    return new EnumCases(type, title, attribute + " parameter '" + parameter + "'", keywords);
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

  private int position(AttrParser p, int loc, int wordLoc, String keyword) {
    int position = keyword == null ? -1 : keywords.indexOf(keyword);
    if (position >= 0) return position;
    ParseStop error = keyword == null && title == null ? p.error(wordLoc, "expected valid keyword or string") : refusal(p, loc, keyword);
    throw holder == null ? error : error.and(p.error("failed to parse " + holder + " which is to be a `" + type + "`"));
  }

  /** The error about what is none of the words; null stands for what is no word at all. */
  public ParseStop refusal(AttrParser p, int loc, String keyword) {
    if (title == null) return p.error(loc, "expected " + type + " to be one of: " + String.join(", ", keywords));
    if (keyword == null) return p.error(loc, "expected keyword for " + title);
    String listed = keywords.stream().map(EnumCases::listed).collect(Collectors.joining(", ", "[", "]"));
    return p.error(loc, "expected one of " + listed + " for " + title + ", got: " + keyword);
  }

  /** Messages of the reference give words that need quotes with them and without. */
  private static String listed(String keyword) {
    return AttrPrinter.isBareIdentifier(keyword) ? keyword : '"' + keyword + '"' + keyword;
  }
}
