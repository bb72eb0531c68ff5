// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How long programs take that grow, beside what the reference takes for the sizes that it can do. */
public final class GrowthTable {
  private static final String COLUMNS = "%-20s %-66s %8s %9s %9s %13s %13s%n";

  private final List<String> tool;
  private final String reference;
  private final String legacyReference;
  private final Clock clock;

  /**
   * @param tool the command that is measured; flags and a file are added
   * @param reference the reference's command, and {@code legacyReference} that of LLVM 19
   * @param limit the seconds after which a run is given up
   */
  public GrowthTable(List<String> tool, String reference, String legacyReference, long limit) {
    this.tool = tool;
    this.reference = reference;
    this.legacyReference = legacyReference;
    clock = new Clock(limit);
  }

  /** Prints the usual rows whose shape has a name that {@code pattern} matches. */
  public void print(String pattern) throws IOException, InterruptedException {
    System.out.printf(COLUMNS, "program", "flags", "size", "ours (s)", "doubling", "baseline (s)", "mlir-opt (s)");
    for (Row row : Row.usual()) {
      if (row.shape().matches(pattern)) print(row);
    }
  }

  /** Prints one shape under some flags, beside others; the reference gets sizes up to {@code largest}. */
  public void print(String shape, String flags, String baseline, List<Integer> sizes, int largest) throws IOException, InterruptedException {
    print(new Row(shape, flags, baseline, sizes, largest));
  }

  private void print(Row row) throws IOException, InterruptedException {
    Path file = Files.createTempFile("growth", ".mlir");
    try {
      double start = time(tool, "module {}", row.flags(), file);
      double before = Double.NaN;
      int sizeBefore = 0;
      for (int size : row.sizes()) {
        String program = Shapes.named(row.shape()).program(size);
        double ours = time(tool, program, row.flags(), file);
        double work = Math.max(0.01, ours - start);
        double doubling = sizeBefore == 0 ? Double.NaN : Math.pow(work / before, Math.log(2) / Math.log((double) size / sizeBefore));
        double baseline = row.hasBaseline() ? time(tool, program, row.baseline(), file) : Double.NaN;
        List<String> theirTool = List.of(row.isLegacy() ? legacyReference : reference);
        double theirs = size > row.largest() ? Double.NaN : time(theirTool, program, row.baseline(), file);
        System.out.printf(COLUMNS, row.shape(), row.flags(), size, text(ours), text(doubling), text(baseline), text(theirs));
        before = work;
        sizeBefore = size;
      }
    } finally {
      Files.delete(file);
    }
  }

  private double time(List<String> command, String program, String flags, Path file) throws IOException, InterruptedException {
    Files.write(file, Utf8.encode(program));
    var line = new ArrayList<>(command);
    line.add(file.toString());
    line.add("--allow-unregistered-dialect");
    if (!flags.isEmpty()) line.addAll(List.of(flags.split(" ")));
    return clock.seconds(line);
  }

  private static String text(double number) {
    return Double.isNaN(number) ? "-" : String.format(Locale.ROOT, "%.2f", number);
  }
}
