// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The cases of an enum, parsed from a keyword or a string.
 *
 * @param type the C++ name of the enum in messages, or its title
 * @param title the name of the enum in messages about an unknown keyword, which quote it; null where they have the type and no keyword
 * @param holder what {@link #called} sets: the attribute and the parameter in messages; null where messages name neither
 */
public record EnumCases(String type, @Nullable String title, @Nullable String holder, List<String> keywords) {

  public static EnumCases of(String type, List<String> keywords) {
    return new EnumCases(type, null, null, keywords);
  }

  /** A list that messages call by a title alone. */
  public static EnumCases titled(String title, List<String> keywords) {
    return of(title, keywords).titled(title);
  }

  /** The same cases, with the name of the enum in messages about an unknown keyword. */
  public EnumCases titled(@Nullable String list) {
    return new EnumCases(type, list, holder, keywords);
  }

  /** The same cases, with the names of the attribute and its parameter in messages. */
  public EnumCases called(String attribute, String parameter) {
    return new EnumCases(type, title, attribute + " parameter '" + parameter + "'", keywords);
  }

  /** Parses a keyword and returns the position of its case. */
  public int read(AttrParser p) {
    return read(p, p.loc());
  }

  /** The same for one of several keywords, the first of which begins at {@code loc}: an unknown one is reported there. */
  public int read(AttrParser p, int loc) {
    return position(p, loc, p.loc(), p.acceptKeywordOrString());
  }

  /** The same where a string is not accepted. */
  public int readKeyword(AttrParser p) {
    return position(p, p.loc(), p.loc(), p.acceptKeyword());
  }

  private int position(AttrParser p, int loc, int keywordLoc, @Nullable String keyword) {
    int position = keyword == null ? -1 : keywords.indexOf(keyword);
    if (position >= 0) return position;
    ParseStop error = keyword == null && title == null ? p.error(keywordLoc, "expected valid keyword or string") : refusal(p, loc, keyword);
    throw holder == null ? error : error.and(p.error("failed to parse " + holder + " which is to be a `" + type + "`"));
  }

  /** The error for an unknown keyword; {@code keyword} is null where there is none at all. */
  public ParseStop refusal(AttrParser p, int loc, @Nullable String keyword) {
    if (title == null) return p.error(loc, "expected " + type + " to be one of: " + String.join(", ", keywords));
    if (keyword == null) return p.error(loc, "expected keyword for " + title);
    String listed = keywords.stream().map(EnumCases::listed).collect(Collectors.joining(", ", "[", "]"));
    return p.error(loc, "expected one of " + listed + " for " + title + ", got: " + keyword);
  }

  /** Messages of the reference list keywords that need quotes both with them and without. */
  private static String listed(String keyword) {
    return AttrPrinter.isBareIdentifier(keyword) ? keyword : '"' + keyword + '"' + keyword;
  }
}
