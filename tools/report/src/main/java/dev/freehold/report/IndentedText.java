// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import java.util.ArrayList;
import java.util.List;

/** A text as the printer writes it: what is in an operation stands further to the right than what closes it. */
record IndentedText(ProgramText text) {
  /** The line on which an operation begins, and those on which its regions end. */
  List<Integer> linesOf(int first) {
    List<Integer> lines = new ArrayList<>(List.of(first));
    String opening = line(first);
    if (!opening.endsWith("{")) return lines;
    int indent = indent(opening);
    for (int at = first + 1; !line(at).isEmpty(); at++) {
      // Labels of blocks stand as far to the left as what closes the region.
      if (indent(line(at)) != indent || !line(at).startsWith("}", indent)) continue;
      lines.add(at);
      if (!line(at).endsWith("{")) break;
    }
    return lines;
  }

  private String line(int number) {
    String line = text.source().lineText(number);
    return line == null ? "" : line;
  }

  private static int indent(String line) {
    int indent = 0;
    while (indent < line.length() && line.charAt(indent) == ' ') indent++;
    return indent;
  }
}
