// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.text.AttrParser;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of a set of flags behind the name of its attribute: {@code to|from}, or {@code none}.
 *
 * @param type what messages call the enumeration
 * @param names the words, from the lowest bit on
 */
record FlagWords(String type, List<String> names) {
  private static final String NONE = "none";

  long parse(AttrParser p) {
    long bits = 0;
    do {
      int loc = p.loc();
      String word = p.expectKeyword("");
      if (!word.equals(NONE) && !names.contains(word)) {
        throw p.error(loc, "expected " + type + " to be one of: " + NONE + ", " + String.join(", ", names));
      }
      if (!word.equals(NONE)) bits |= bit(word);
    } while (p.accept("|"));
    return bits;
  }

  String text(long bits) {
    List<String> words = new ArrayList<>();
    for (String name : names) {
      if ((bits & bit(name)) != 0) words.add(name);
    }
    return words.isEmpty() ? NONE : String.join("|", words);
  }

  long bit(String name) {
    return 1L << names.indexOf(name);
  }
}
