// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testreport;

import dev.freehold.testreport.ModuleReport.Skip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The last step of the build: says which tests were skipped and why, and finds classes without tests. */
public final class Summary {
  /** How many tests are named that share a reason. */
  private static final int NAMED = 4;

  private final Map<String, List<String>> skippedByReason = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();
  private int modules;
  private int tests;
  private int skipped;
  private boolean selected;

  private Summary() {}

  /**
   * Prints the summary of the modules in the folders below the folders of a checkout. Exits with 1 if a class has no tests, or a test is skipped and
   * does not say why.
   *
   * @param args the root of the checkout; with a time, prints nothing unless a module was tested since then
   */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]);
    if (args.length > 1 && !isTestedSince(root, Instant.parse(args[1]))) return;
    Summary summary = of(root);
    System.out.print(summary.text());
    if (!summary.faults.isEmpty()) System.exit(1);
  }

  static Summary of(Path root) throws IOException {
    Summary summary = new Summary();
    for (Path module : modules(root)) {
      String name = root.relativize(module).toString();
      if (Files.exists(ModuleReport.file(module))) summary.add(name, ModuleReport.read(module));
      // JUnit is not even started if Surefire finds no tests.
      else if (TestClasses.exist(module)) summary.faults.add(name + ": none of its test classes has tests");
    }
    // Then other modules may not have been tested at all.
    if (summary.selected) summary.faults.clear();
    return summary;
  }

  List<String> faults() {
    return faults;
  }

  private void add(String module, ModuleReport report) {
    modules++;
    tests += report.tests();
    skipped += report.skips().size();
    selected |= report.selected();
    for (Skip skip : report.skips()) {
      String test = module + ": " + skip.test();
      skippedByReason.computeIfAbsent(skip.reason(), reason -> new ArrayList<>()).add(test);
      if (skip.reason().isEmpty()) faults.add(test + " is skipped and does not say why");
    }
    for (String each : report.missing()) faults.add(module + ": " + each + " has no tests");
  }

  /** The summary as text, in whole lines. */
  String text() {
    StringBuilder text = new StringBuilder(String.format("%,d tests in %d modules have run; %s%n", tests, modules, skippedText()));
    skippedByReason.forEach((reason, names) -> {
      text.append(String.format("  %d skipped: %s%n", names.size(), reason.isEmpty() ? "no reason given" : reason));
      names.stream().limit(NAMED).forEach(name -> text.append("    ").append(name).append('\n'));
      if (names.size() > NAMED) text.append("    and ").append(names.size() - NAMED).append(" more\n");
    });
    for (String fault : faults) text.append("ERROR: ").append(fault).append('\n');
    return text.toString();
  }

  private String skippedText() {
    return skipped == 0 ? "none is skipped" : skipped == 1 ? "1 test is skipped:" : String.format("%,d tests are skipped:", skipped);
  }

  private static boolean isTestedSince(Path root, Instant start) throws IOException {
    for (Path module : modules(root)) {
      Path report = ModuleReport.file(module);
      if (Files.exists(report) && !Files.getLastModifiedTime(report).toInstant().isBefore(start)) return true;
    }
    return false;
  }

  /** The folders of the modules. Examples are projects that know nothing of this report. */
  private static List<Path> modules(Path root) throws IOException {
    try (Stream<Path> files = Files.find(root, 3, (file, attributes) -> file.endsWith("pom.xml"))) {
      return files.map(Path::getParent).filter(module -> !module.equals(root) && !module.startsWith(root.resolve("examples"))).sorted().toList();
    }
  }
}
