// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.filecheck;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a check file that demands something of an output.
 *
 * @param written the directive as it is written, for messages: {@code CHECK-NEXT}
 * @param count how often the pattern must match
 * @param line where it is, from 1 on
 */
record Directive(Kind kind, String written, int count, CheckPattern pattern, int line) {
  /** What a directive demands. */
  enum Kind {
    /** A match anywhere behind the one before. */
    PLAIN,
    /** A match on the next line. */
    NEXT,
    /** A match on the same line. */
    SAME,
    /** No match before the next one that is demanded. */
    NOT,
    /** A match in any order with those of neighbouring directives of this kind. */
    DAG,
    /** A match that divides the output: other directives match on their side of it. */
    LABEL,
    /** An empty next line. */
    EMPTY
  }

  private static final String COUNT = "COUNT-";

  /** Finds the directives of some prefixes in a file. */
  static List<Directive> in(List<String> lines, List<String> prefixes) {
    String alternatives = String.join("|", prefixes.stream().map(Pattern::quote).toList());
    Pattern form = Pattern.compile("(?<![\\w-])((?:" + alternatives + ")(?:-(NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-\\d+))?):(.*)");
    List<Directive> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = form.matcher(lines.get(i));
      if (matcher.find()) found.add(of(matcher.group(1), matcher.group(2), matcher.group(3), i + 1));
    }
    return found;
  }

  private static Directive of(String written, String suffix, String text, int line) {
    boolean counted = suffix != null && suffix.startsWith(COUNT);
    Kind kind = suffix == null || counted ? Kind.PLAIN : Kind.valueOf(suffix);
    if (text.isBlank() != (kind == Kind.EMPTY)) {
      throw new CheckFailure(line, kind == Kind.EMPTY ? written + " takes no pattern" : written + " without a pattern");
    }
    CheckPattern pattern = CheckPattern.parse(text, line);
    if (kind == Kind.LABEL && pattern.hasVariables()) throw new CheckFailure(line, written + " with a variable");
    return new Directive(kind, written, counted ? Integer.parseInt(suffix.substring(COUNT.length())) : 1, pattern, line);
  }
}
