// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.processes;

import dev.freehold.devtools.measure.Figures;
import dev.freehold.devtools.measure.MarkdownTable;
import dev.freehold.devtools.measure.TimedCommand;
import dev.freehold.devtools.measure.Usage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Measures our tool and the reference on the same programs, one after the other, several times, and compares what they print. */
public final class ProcessTable {
  private final Tool ours;
  private final Tool reference;
  private final int runs;
  private final MarkdownTable table = new MarkdownTable("program", "passes", "figure", "ours", "mlir-opt-22", "ratio", "to reach");
  private final List<String> differing = new ArrayList<>();

  /** A command, and the file that gets what it prints. */
  private record Tool(List<String> command, Path output, TimedCommand clock) {

    /** What a row takes; null where it fails or takes too long. */
    @Nullable
    Usage run(Row row, Path program) throws IOException, InterruptedException {
      List<String> line = new ArrayList<>(command);
      line.addAll(List.of(program.toString(), "--allow-unregistered-dialect"));
      if (!row.passes().isEmpty()) line.add(row.passes());
      return clock.run(line, output);
    }
  }

  /**
   * @param tool the command that is measured
   * @param reference the reference's command
   * @param runs how often each runs
   * @param clock measures them
   * @param outputs the folder that what they print is written to
   */
  public ProcessTable(List<String> tool, List<String> reference, int runs, TimedCommand clock, Path outputs) {
    ours = new Tool(tool, outputs.resolve("ours.mlir"), clock);
    this.reference = new Tool(reference, outputs.resolve("reference.mlir"), clock);
    this.runs = runs;
  }

  /** Adds the rows whose names the pattern finds itself in; the programs are in a folder. */
  public void measure(Pattern pattern, Path programs) throws IOException, InterruptedException {
    for (Row row : Row.all()) {
      if (pattern.matcher(row.name()).find()) measure(row, programs.resolve(row.program() + ".mlir"));
    }
  }

  private void measure(Row row, Path program) throws IOException, InterruptedException {
    List<Usage> our = new ArrayList<>();
    List<Usage> their = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      Usage one = our.size() == i ? ours.run(row, program) : null;
      if (one != null) our.add(one);
      Usage other = row.isCompared() && their.size() == i ? reference.run(row, program) : null;
      if (other != null) their.add(other);
      if (one != null && other != null && Files.mismatch(ours.output(), reference.output()) >= 0 && !differing.contains(row.name()))
        differing.add(row.name());
    }
    for (Measure measure : Measure.values()) {
      double one = figure(measure, our);
      double other = figure(measure, their);
      table.row(row.program(), row.passes().isEmpty() ? "parse and print" : row.passes(), measure.title(), Figures.text(one, measure.decimals()),
          Figures.text(other, measure.decimals()), Figures.text(one / other, 2), row.bars().getOrDefault(measure, ""));
    }
  }

  /** The median; not a number where a run failed or there was none. */
  private double figure(Measure measure, List<Usage> usages) {
    return usages.size() < runs ? Double.NaN : measure.of(Usage.median(usages));
  }

  /** The names of the rows for which the tools print other bytes than each other. */
  public List<String> differing() {
    return differing;
  }

  @Override
  public String toString() {
    return table + "\n"
        + (differing.isEmpty() ? "Both print the same bytes in each row.\n" : "They print other bytes for " + String.join(", ", differing) + ".\n");
  }
}
