// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testreport;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the tests of one module did. It is stored in {@code target/tests.tsv}, one fact per line.
 *
 * @param selected whether only the tests that someone named were run
 * @param tests how many tests were run, skipped ones excluded
 * @param skips the tests, or whole classes, that were skipped
 * @param missing the classes and methods that should have tests and have none
 */
record ModuleReport(boolean selected, int tests, List<Skip> skips, List<String> missing) {
  /**
   * A skipped test.
   *
   * @param reason empty if the test gives none
   */
  record Skip(String test, String reason) {}

  /** The file of a module's report. */
  static Path file(Path module) {
    return module.resolve("target").resolve("tests.tsv");
  }

  /** Writes the report of a module. */
  void write(Path module) throws IOException {
    List<String> lines = new ArrayList<>(List.of((selected ? "selected\t" : "all\t") + tests));
    for (Skip skip : skips) lines.add("skipped\t" + field(skip.test) + "\t" + field(skip.reason));
    for (String each : missing) lines.add("missing\t" + field(each));
    Files.createDirectories(file(module).getParent());
    Files.write(file(module), lines);
  }

  /** Reads the report of a module. */
  static ModuleReport read(Path module) throws IOException {
    List<String> lines = Files.readAllLines(file(module));
    String[] head = lines.getFirst().split("\t");
    List<Skip> skips = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split("\t", -1);
      if (fields[0].equals("skipped")) skips.add(new Skip(fields[1], fields[2]));
      else missing.add(fields[1]);
    }
    return new ModuleReport(head[0].equals("selected"), Integer.parseInt(head[1]), skips, missing);
  }

  private static String field(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
