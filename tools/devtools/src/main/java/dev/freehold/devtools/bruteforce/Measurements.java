// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.FlagFreePlacement.Answer;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** What was found in all programs of a campaign, and what their deallocations cost. */
final class Measurements {
  private final Map<String, Integer> programs = new TreeMap<>();
  private final Map<Inserted, Integer> inserted = new EnumMap<>(Inserted.class);
  private final Map<Inserted, Integer> executed = new EnumMap<>(Inserted.class);
  private long runs;
  private long returned;
  private long copies;
  private long flags;
  private long flagBound;
  private long testBound;

  /** Counts a program of which something holds. */
  void count(String what) {
    programs.merge(what, 1, Integer::sum);
  }

  /** A program that has been run. */
  void add(Map<Inserted, Integer> insertedHere, PlacementCheck.Report report, int runsHere) {
    insertedHere.forEach((kind, count) -> inserted.merge(kind, count, Integer::sum));
    report.executed().forEach((kind, count) -> executed.merge(kind, count, Integer::sum));
    if (report.isExplored()) count("without a fault on any path");
    runs += runsHere;
    returned += report.returned();
    copies += report.copies();
  }

  /** A program with tests; whether unconditional frees would do in that window. */
  void add(Window window, Answer flagFree) {
    if (flagFree == Answer.DOES_NOT_EXIST) return;
    String where = window == Window.NONE ? "at the same places" : "with the same peak";
    count("with a flag, " + (flagFree == Answer.EXISTS ? "though" : "undecided whether") + " unconditional frees do " + where);
  }

  /**
   * A program whose output compares no pointers.
   *
   * @param carried the flags that the output carries at the point where it carries most
   * @param bound the bits that any such output must carry; -1 if that is not known
   */
  void addFlags(int carried, int bound) {
    if (bound >= 0) {
      flags += carried;
      flagBound += bound;
    }
    if (bound < 0) count("too large for a bound of flags");
    else if (carried > bound) count("carry more flags than frees at the end of each need must");
    else if (carried < bound) count("carry fewer flags than frees at the end of each need must");
  }

  /** The tests of flags that the runs of a program had to execute at least. */
  void addTestBound(int tests) {
    testBound += tests;
  }

  void print(PrintStream out) {
    programs.forEach((what, count) -> out.printf("%8d  programs: %s%n", count, what));
    out.printf("%8d  runs of programs without a fault, %d of them come to a return%n", runs, returned);
    for (Inserted kind : Inserted.values()) {
      out.printf("%8d  %s inserted; %.3f executed per run%n", inserted.getOrDefault(kind, 0), kind, perRun(executed.getOrDefault(kind, 0)));
    }
    out.printf("%8.3f  tests of flags per run must be executed, if all paths can be taken%n", perRun(testBound));
    out.printf("%8d  flags carried at a time where no pointers are compared; %d must be, if frees do not wait%n", flags, flagBound);
    out.printf("%8.3f  copies per run that the caller must get%n", perRun(copies));
  }

  private double perRun(long count) {
    return runs == 0 ? 0 : (double) count / runs;
  }
}
