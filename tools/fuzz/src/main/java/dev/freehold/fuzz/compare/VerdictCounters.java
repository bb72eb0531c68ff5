// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts verdicts: a row per set of flags, a column per verdict; below it, how often the reference is wrong for which cause. */
public final class VerdictCounters {
  private final Map<String, Map<Verdict, Integer>> rows = new LinkedHashMap<>();
  private final Map<String, Map<String, Integer>> causes = new TreeMap<>();

  /** A row that is shown even if nothing is counted in it; rows keep the order in which they came. */
  public void row(List<String> flags) {
    countsFor(flags);
  }

  private Map<Verdict, Integer> countsFor(List<String> flags) {
    return rows.computeIfAbsent(title(flags), title -> new EnumMap<>(Verdict.class));
  }

  /** Counts one result. */
  public void add(Result result) {
    countsFor(result.flags()).merge(result.verdict(), 1, Integer::sum);
    if (!result.cause().isEmpty()) {
      causes.computeIfAbsent(result.cause(), cause -> new LinkedHashMap<>()).merge(title(result.flags()), 1, Integer::sum);
    }
  }

  /** How many results had this verdict. */
  public int total(Verdict verdict) {
    return rows.values().stream().mapToInt(row -> row.getOrDefault(verdict, 0)).sum();
  }

  /** The table, with a head and a last row of sums. */
  public String table() {
    var out = new StringBuilder();
    for (Verdict verdict : Verdict.values()) {
      out.append(String.format("%17s", verdict.title()));
    }
    out.append("  flags\n");
    rows.forEach((title, row) -> {
      for (Verdict verdict : Verdict.values()) {
        out.append(String.format("%17d", row.getOrDefault(verdict, 0)));
      }
      out.append("  ").append(title).append('\n');
    });
    for (Verdict verdict : Verdict.values()) {
      out.append(String.format("%17d", total(verdict)));
    }
    return out.append("  all\n").append(causes()).toString();
  }

  private String causes() {
    var out = new StringBuilder();
    causes.forEach((cause, flags) -> {
      out.append("the reference is wrong: ").append(cause).append('\n');
      flags.forEach((title, count) -> out.append(String.format("%17d", count)).append("  ").append(title).append('\n'));
    });
    return out.toString();
  }

  private static String title(List<String> flags) {
    return flags.isEmpty() ? "(no flags)" : String.join(" ", flags);
  }
}
