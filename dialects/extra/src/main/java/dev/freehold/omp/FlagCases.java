// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of a set of flags behind the name of its attribute: {@code to|from}, or {@code none}.
 *
 * @param type what messages call the enumeration
 * @param names the keywords, from the lowest bit on
 */
record FlagCases(String type, List<String> names) {
  private static final String NONE = "none";

  long parse(AttrParser p) {
    long bits = 0;
    int loc = p.loc();
    do {
      String keyword = p.acceptKeywordOrString();
      if (keyword == null) throw p.error("expected valid keyword or string").and(failure(p));
      if (!keyword.equals(NONE) && !names.contains(keyword)) {
        throw p.error(loc, "expected " + type + " to be one of: " + NONE + ", " + String.join(", ", names)).and(failure(p));
      }
      if (!keyword.equals(NONE)) bits |= bit(keyword);
    } while (p.accept("|"));
    return bits;
  }

  private ParseStop failure(AttrParser p) {
    String attr = type.substring(type.lastIndexOf(':') + 1) + "Attr";
    return p.error("failed to parse " + attr + " parameter 'value' which is to be a `" + type + "`");
  }

  String text(long bits) {
    List<String> keywords = new ArrayList<>();
    for (String name : names) {
      if ((bits & bit(name)) != 0) keywords.add(name);
    }
    return keywords.isEmpty() ? NONE : String.join("|", keywords);
  }

  long bit(String name) {
    return 1L << names.indexOf(name);
  }
}
