// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.reduce.Reducer;
import dev.freehold.ir.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Counts verdicts of a campaign, shows the programs that fail, and keeps them. Several threads may report at a time. */
final class CampaignReport {
  private static final String WRONG = "wrong";
  private static final int LONGEST_NAME = 60;
  /** How long nothing is printed, in nanoseconds. */
  private static final long PERIOD = 20_000_000_000L;

  private final @Nullable Path keep;
  /** How often each verdict was reached, by kind of programs and flags. */
  private final Map<String, Map<String, Integer>> counts = new TreeMap<>();
  private final Map<String, Integer> sums = new TreeMap<>();
  private long shown = System.nanoTime();
  private int programs;
  private int runs;
  private int failures;

  /**
   * @param keep where programs that fail are written, and reduced ones; null if they are only shown
   */
  CampaignReport(@Nullable Path keep) {
    this.keep = keep;
  }

  /** Counts a verdict; that of a failure is {@code wrong}. */
  synchronized void count(ProgramKind kind, String what, String verdict) {
    runs++;
    if (verdict.equals(WRONG)) failures++;
    sums.merge(verdict, 1, Integer::sum);
    counts.computeIfAbsent(kind.name() + " " + what, ignored -> new TreeMap<>()).merge(verdict, 1, Integer::sum);
  }

  /** Whether nothing has failed. */
  synchronized boolean isClean() {
    return failures == 0;
  }

  /** Prints a line for each kind of programs and flags, and the sums. */
  synchronized void print() {
    counts.forEach((what, verdicts) -> System.out.println(what + ": " + verdicts.toString().replaceAll("[{}]", "")));
    printSums();
  }

  private void printSums() {
    System.out.println("--- " + programs + " programs, " + runs + " runs: " + sums.toString().replaceAll("[{}]", ""));
  }

  /** Counts programs that are done, and prints the sums from time to time. */
  synchronized void done(int more) {
    programs += more;
    if (System.nanoTime() - shown < PERIOD) return;
    shown = System.nanoTime();
    printSums();
  }

  /**
   * Shows a program that fails, and keeps it. Other threads go on meanwhile: reducing takes long.
   *
   * @param what the flags, and in further lines what is wrong
   * @param isSo whether a smaller program fails in the same way
   */
  void fail(Program program, String what, Predicate<String> isSo) throws IOException {
    System.out.println("=== " + program.name() + " " + what);
    if (keep == null) return;
    Files.createDirectories(keep);
    String flag = what.lines().findFirst().orElse("").replaceAll("[^a-z]+", "-");
    Path file = keep.resolve(program.name() + flag.substring(0, Math.min(flag.length(), LONGEST_NAME)) + ".mlir");
    Files.writeString(file, "// " + what + "\n" + program.text());
    String reduced = Reducer.reduce(program.text(), Registry.load(), isSo);
    Files.writeString(Path.of(file.toString().replace(".mlir", ".reduced.mlir")), "// " + what + "\n" + reduced);
  }
}
