// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.warm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The table of figures that JMH has written. */
final class JmhResults {
  private final List<Map<String, String>> rows;

  private JmhResults(List<Map<String, String>> rows) {
    this.rows = rows;
  }

  static JmhResults read(Path file) throws IOException {
    List<List<String>> lines = Files.readAllLines(file).stream().map(line -> Arrays.asList(line.replace("\"", "").split(",", -1))).toList();
    return new JmhResults(lines.stream().skip(1).map(cells -> row(lines.getFirst(), cells)).toList());
  }

  private static Map<String, String> row(List<String> columns, List<String> cells) {
    Map<String, String> row = new HashMap<>();
    for (int i = 0; i < columns.size(); i++) row.put(columns.get(i), cells.get(i));
    return row;
  }

  /**
   * A figure.
   *
   * @param benchmark how the name of what it is about ends
   * @param parameters the values of parameters that it was measured with
   * @return not a number where there is none
   */
  double score(String benchmark, Map<String, String> parameters) {
    return rows.stream().filter(row -> row.get("Benchmark").endsWith(benchmark))
        .filter(row -> parameters.entrySet().stream().allMatch(each -> each.getValue().equals(row.get("Param: " + each.getKey()))))
        .mapToDouble(row -> Double.parseDouble(row.get("Score"))).findFirst().orElse(Double.NaN);
  }
}
