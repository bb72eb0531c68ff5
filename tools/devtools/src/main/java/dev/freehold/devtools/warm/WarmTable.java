// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.warm;

import dev.freehold.devtools.measure.Figures;
import dev.freehold.devtools.measure.MarkdownTable;
import dev.freehold.devtools.measure.TimedCommand;
import dev.freehold.devtools.measure.Usage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The pipeline in a warm JVM, in one thread and in two, beside the reference's process. */
public final class WarmTable {
  private static final List<String> PROGRAMS = List.of("functions-2000", "functions-10000");
  private static final List<String> THREADS = List.of("1", "2");
  private static final String RUN = "Opt.run";

  private final List<String> jmh;
  private final Path results;
  private final String reference;
  private final int runs;
  private final TimedCommand clock;

  /**
   * @param jmh the command that has JMH measure benchmarks whose pattern is added
   * @param results the file that it writes
   * @param reference the reference's command, which runs {@code runs} times
   * @param clock measures it
   */
  public WarmTable(List<String> jmh, Path results, String reference, int runs, TimedCommand clock) {
    this.jmh = jmh;
    this.results = results;
    this.reference = reference;
    this.runs = runs;
    this.clock = clock;
  }

  /** Measures, prints the table and returns it; the programs are in a folder. */
  public String measure(Path programs) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(jmh);
    command.add(RUN);
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) throw new IOException("JMH has failed");
    JmhResults measured = JmhResults.read(results);
    var table = new MarkdownTable("program", "threads", "ours (s)", "mlir-opt-22 (s)", "ratio", "speed-up by threads", "allocated (MB)");
    for (String program : PROGRAMS) {
      double their = reference(programs.resolve(program + ".mlir"));
      double alone = Double.NaN;
      for (String threads : THREADS) {
        Map<String, String> parameters = Map.of("program", program, "threads", threads);
        double ours = measured.score(RUN, parameters) / 1e3;
        double allocated = measured.score(RUN + ":gc.alloc.rate.norm", parameters) / 1e6;
        table.row(program, threads, Figures.text(ours, 2), Figures.text(their, 2), Figures.text(ours / their, 2), Figures.text(alone / ours, 2),
            Figures.text(allocated, 0));
        alone = ours;
      }
    }
    return table.toString();
  }

  /** The median of its wall times. */
  private double reference(Path program) throws IOException, InterruptedException {
    List<Usage> usages = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      Usage usage = clock.run(List.of(reference, program.toString(), "--buffer-deallocation-pipeline"), Path.of("/dev/null"));
      if (usage == null) return Double.NaN;
      usages.add(usage);
    }
    return Usage.median(usages).wall();
  }
}
