// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An operation with types and attributes that fit together, in the generic form.
 *
 * @param name of the operation
 * @param properties as text, with their brackets; empty for none
 */
record OpForm(String name, String properties, List<String> operands, List<String> results) {
  /** The line that computes the results from values. */
  String line(String result, List<String> values) {
    String count = results.size() == 1 ? "" : ":" + results.size();
    return "%" + result + count + " = \"" + name + "\"(" + String.join(", ", values) + ")" + properties + " : (" + String.join(", ", operands)
        + ") -> (" + String.join(", ", results) + ")\n";
  }

  /** A function of the operands that returns all results. */
  String function(String name) {
    StringBuilder arguments = new StringBuilder();
    for (int i = 0; i < operands.size(); i++) arguments.append(i == 0 ? "" : ", ").append("%a").append(i).append(": ").append(operands.get(i));
    List<String> values = java.util.stream.IntStream.range(0, operands.size()).mapToObj(i -> "%a" + i).toList();
    return "func.func @" + name + "(" + arguments + ") -> (" + String.join(", ", results) + ") {\n" + line("r", values) + returned("r") + "}\n";
  }

  /** The return of the results. */
  String returned(String result) {
    String values = java.util.stream.IntStream.range(0, results.size()).mapToObj(i -> "%" + result + (results.size() == 1 ? "" : "#" + i))
        .collect(Collectors.joining(", "));
    return "return " + values + " : " + String.join(", ", results) + "\n";
  }
}
