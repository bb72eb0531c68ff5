// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes the comments that expect what a run has reported. */
final class ExpectedComments {
  static final Pattern COMMENT = Pattern.compile("\\s*// *expected-(error|warning|remark|note).*");
  private static final Pattern DIAGNOSTIC = Pattern.compile("(?:<unknown>:0|.+?:(\\d+):\\d+): (error|warning|remark|note): (.*)");
  /** A note that nobody expects, see {@link dev.freehold.ir.Diagnostic#SEE}. */
  private static final String SEE = "see current operation";

  private ExpectedComments() {}

  /** The comments, without indentation, by the lines that they belong directly above. */
  static Map<Integer, List<String>> of(String reported) {
    Map<Integer, List<String>> comments = new TreeMap<>();
    for (String text : reported.lines().toList()) {
      Matcher diagnostic = DIAGNOSTIC.matcher(text);
      if (!diagnostic.matches() || diagnostic.group(3).startsWith(SEE)) continue;
      boolean known = diagnostic.group(1) != null;
      String comment = "// expected-" + diagnostic.group(2) + (known ? "@below" : "@unknown") + " {{" + diagnostic.group(3) + "}}";
      List<String> there = comments.computeIfAbsent(known ? Integer.parseInt(diagnostic.group(1)) : 1, line -> new ArrayList<>());
      if (!there.contains(comment)) there.add(comment);
    }
    return comments;
  }
}
