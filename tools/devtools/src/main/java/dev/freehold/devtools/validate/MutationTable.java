// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** What became of mutants: a row per kind of mutation. */
final class MutationTable {
  /** What is counted. */
  enum Column {
    MUTANTS("mutants", mutant -> true),
    EQUIVALENT("equivalent", mutant -> mutant.harm() == Mutant.Harm.EQUIVALENT),
    BEYOND_RUNS("beyond runs", mutant -> mutant.harm() == Mutant.Harm.BEYOND_RUNS),
    ANNOUNCED("announced", mutant -> mutant.harm() == Mutant.Harm.ANNOUNCED),
    HARMFUL("harmful", Mutant::isHarmful),
    CHECKED("check", Mutant::isChecked),
    VALIDATED("validator", Mutant::isValidated),
    BOTH("both", mutant -> mutant.isChecked() && mutant.isValidated()),
    NEITHER("neither", mutant -> mutant.isHarmful() && !mutant.isChecked() && !mutant.isValidated()),
    UNDECIDED("undecided", Mutant::isUndecided);

    private final String title;
    private final Predicate<Mutant> counts;

    Column(String title, Predicate<Mutant> counts) {
      this.title = title;
      this.counts = counts;
    }
  }

  private static final String FIRST = "%-9s";

  private final long[][] rows = new long[PlantedFault.values().length][Column.values().length];

  void add(Mutant mutant) {
    for (Column column : Column.values()) {
      if (column.counts.test(mutant)) rows[mutant.fault().ordinal()][column.ordinal()]++;
    }
  }

  /** The sum of all kinds of mutations. */
  long total(Column column) {
    long total = 0;
    for (long[] row : rows) total += row[column.ordinal()];
    return total;
  }

  /** Whether both find all that there is to find. */
  boolean isAllFound() {
    return total(Column.BOTH) == total(Column.HARMFUL);
  }

  /** The table, with a head and a last row of sums, and which part of what is harmful each of the two finds. */
  String text() {
    StringBuilder out = new StringBuilder(String.format(FIRST, "mutation"));
    for (Column column : Column.values()) out.append("  ").append(column.title);
    out.append('\n');
    for (PlantedFault fault : PlantedFault.values())
      line(out, fault.name().toLowerCase(Locale.ROOT), column -> rows[fault.ordinal()][column.ordinal()]);
    line(out, "all", this::total);
    out.append("found by check: ").append(share(Column.CHECKED)).append(", by the validator: ").append(share(Column.VALIDATED));
    return out.append('\n').toString();
  }

  private static void line(StringBuilder out, String name, ToLongFunction<Column> counts) {
    out.append(String.format(FIRST, name));
    for (Column column : Column.values()) out.append(String.format("  %" + column.title.length() + "d", counts.applyAsLong(column)));
    out.append('\n');
  }

  private String share(Column column) {
    return String.format(Locale.ROOT, "%.2f %%", 100.0 * total(column) / Math.max(1, total(Column.HARMFUL)));
  }
}
