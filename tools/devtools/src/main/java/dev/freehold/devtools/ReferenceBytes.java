// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Comparison;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.fuzz.compare.Tool;
import dev.freehold.fuzz.compare.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Compares what Freehold prints in the reference profile with what the reference prints, in bytes. */
final class ReferenceBytes {
  private final Tool reference;
  private final CampaignReport report;

  ReferenceBytes(Tool reference, CampaignReport report) {
    this.reference = reference;
    this.report = report;
  }

  /** Freehold, as it prints what the reference prints. */
  static Tool inReferenceProfile() {
    InProcess ours = new InProcess();
    return (flags, file) -> {
      List<String> compatible = new ArrayList<>(flags);
      compatible.add("--reference-compatible");
      return ours.run(compatible, file);
    };
  }

  /** Which conflict the reference shows depends on addresses. */
  private static Comparison comparison(Tool reference, List<String> flags) {
    boolean showsConflicts = flags.stream().anyMatch(flag -> flag.contains("print-conflicts"));
    return showsConflicts ? new Comparison(new WithoutConflicts(reference), new WithoutConflicts(inReferenceProfile()))
        : new Comparison(reference, inReferenceProfile());
  }

  /** Compares what becomes of programs, all after the same flags. */
  void compare(ProgramKind kind, List<Program> programs, List<String> flags) throws IOException {
    Comparison with = comparison(reference, flags);
    for (Result result : with.compare(programs, flags)) {
      report.count(kind, "printed " + String.join(" ", flags), result.verdict() == Verdict.DIFFERENT ? "wrong" : result.verdict().title());
      if (result.verdict() != Verdict.DIFFERENT) continue;
      report.fail(result.program(), String.join(" ", flags) + "\n// expected: " + firstDifference(result), text -> {
        Result other = with.compare(new Program("reduced", text), flags);
        return other.verdict() == Verdict.DIFFERENT && other.expected().resembles(result.expected()) && other.actual().resembles(result.actual());
      });
    }
  }

  /** The first line in which the outputs differ, in both. */
  private static String firstDifference(Result result) {
    List<String> expected = result.expected().report().lines().toList();
    List<String> actual = result.actual().report().lines().toList();
    int at = 0;
    while (at < Math.min(expected.size(), actual.size()) && expected.get(at).equals(actual.get(at))) at++;
    return (at < expected.size() ? expected.get(at).strip() : "the end") + "\n//   actual: "
        + (at < actual.size() ? actual.get(at).strip() : "the end");
  }
}
