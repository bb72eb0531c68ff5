// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.fuzz.compare.Verdict;
import dev.freehold.fuzz.random.Profile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is counted: a row per profile and deallocation system, a column per verdict. Threads take turns. */
public final class FuzzTable {
  private static final int VERDICTS = SoundnessVerdict.Verdict.values().length;
  private static final String HEAD = "%-10s %-10s %9s";

  private record Row(Profile profile, DeallocationSystem system) {}

  /** First a count for each verdict, then one for each result of a comparison. */
  private final Map<Row, long[]> rows = new LinkedHashMap<>();
  private final boolean compares;
  private long paths;

  FuzzTable(FuzzSettings settings) {
    compares = settings.against() != null;
    for (Profile profile : settings.profiles()) {
      for (DeallocationSystem system : settings.systems()) rows.put(new Row(profile, system), new long[VERDICTS + Verdict.values().length]);
    }
  }

  synchronized void add(Profile profile, DeallocationSystem system, SoundnessVerdict verdict) {
    rows.get(new Row(profile, system))[verdict.verdict().ordinal()]++;
    paths += verdict.paths();
  }

  synchronized void add(Profile profile, DeallocationSystem system, Verdict compared) {
    rows.get(new Row(profile, system))[VERDICTS + compared.ordinal()]++;
  }

  /** The table, with a head, a last row of sums, and the number of paths. */
  synchronized String text() {
    StringBuilder out = new StringBuilder(String.format(HEAD, "profile", "system", "programs"));
    List<String> titles = new ArrayList<>(Arrays.stream(SoundnessVerdict.Verdict.values()).map(SoundnessVerdict.Verdict::title).toList());
    if (compares) titles.addAll(Arrays.stream(Verdict.values()).map(Verdict::title).toList());
    for (String title : titles) out.append("  ").append(title);
    out.append('\n');
    long[] sums = new long[VERDICTS + Verdict.values().length];
    rows.forEach((row, counts) -> {
      line(out, row.profile.title(), row.system.title(), counts, titles);
      for (int i = 0; i < sums.length; i++) sums[i] += counts[i];
    });
    line(out, "all", "", sums, titles);
    return out.append(paths).append(" paths\n").toString();
  }

  private static void line(StringBuilder out, String profile, String system, long[] counts, List<String> titles) {
    long programs = Arrays.stream(counts, 0, VERDICTS).sum();
    out.append(String.format(HEAD, profile, system, programs));
    for (int i = 0; i < titles.size(); i++) out.append(String.format("  %" + titles.get(i).length() + "d", counts[i]));
    out.append('\n');
  }
}
