// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import dev.freehold.devtools.measure.Figures;
import dev.freehold.devtools.measure.MarkdownTable;
import dev.freehold.devtools.measure.TimedCommand;
import dev.freehold.devtools.measure.Usage;
import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** How much processor time programs take that grow, beside what the reference takes for the sizes that it can do. */
public final class GrowthTable {
  private static final String SEPARATOR = " / ";
  private static final String SIZE = "%,d";

  private final List<String> tool;
  private final TimedCommand clock;
  private final MarkdownTable table = new MarkdownTable("program", "passes", "size", "ours (s)", "for each doubling", "mlir-opt (s)");

  /**
   * @param tool the command that is measured; flags and a file are added
   * @param clock measures it
   */
  public GrowthTable(List<String> tool, TimedCommand clock) {
    this.tool = tool;
    this.clock = clock;
  }

  /** Adds the rows whose shape has a name that {@code pattern} matches. */
  public void measure(List<Row> rows, String pattern) throws IOException, InterruptedException {
    for (Row row : rows) {
      if (row.shape().matches(pattern)) measure(row);
    }
  }

  private void measure(Row row) throws IOException, InterruptedException {
    Path file = Files.createTempFile("growth", ".mlir");
    try {
      var sizes = new StringJoiner(SEPARATOR);
      var ours = new StringJoiner(SEPARATOR);
      var doublings = new StringJoiner(SEPARATOR).setEmptyValue(Figures.NONE);
      var theirs = new StringJoiner(SEPARATOR);
      double start = seconds(tool, "module {}", row.flags(), file);
      double before = Double.NaN;
      int sizeBefore = 0;
      for (int size : row.sizes()) {
        String program = Shapes.named(row.shape()).program(size);
        double time = seconds(tool, program, row.flags(), file);
        double work = Math.max(0.01, time - start);
        sizes.add(SIZE.formatted(size));
        ours.add(Figures.text(time, 1));
        if (sizeBefore > 0) doublings.add(Figures.text(Math.pow(work / before, Math.log(2) / Math.log((double) size / sizeBefore)), 1));
        if (size <= row.largest()) theirs.add(Figures.text(seconds(List.of(row.reference()), program, row.flags(), file), 1));
        before = work;
        sizeBefore = size;
      }
      if (row.sizes().getLast() > row.largest()) theirs.add(Figures.NONE);
      table.row(row.shape(), row.flags().isEmpty() ? "parse and print" : row.flags(), sizes.toString(), ours.toString(), doublings.toString(),
          theirs.toString());
    } finally {
      Files.delete(file);
    }
  }

  private double seconds(List<String> command, String program, String flags, Path file) throws IOException, InterruptedException {
    Files.write(file, Utf8.encode(program));
    var line = new ArrayList<>(command);
    line.add(file.toString());
    line.add("--allow-unregistered-dialect");
    if (!flags.isEmpty()) line.addAll(List.of(flags.split(" ")));
    Usage usage = clock.run(line, Path.of("/dev/null"));
    return usage == null ? Double.NaN : usage.processor();
  }

  @Override
  public String toString() {
    return table.toString();
  }
}
