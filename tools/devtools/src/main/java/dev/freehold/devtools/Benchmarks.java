// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.devtools.growth.GrowthTable;
import dev.freehold.devtools.growth.LiveHeap;
import dev.freehold.devtools.growth.Row;
import dev.freehold.devtools.measure.Machine;
import dev.freehold.devtools.measure.MeasuredPage;
import dev.freehold.devtools.measure.TimedCommand;
import dev.freehold.devtools.processes.ProcessTable;
import dev.freehold.devtools.processes.ResidentTable;
import dev.freehold.devtools.warm.WarmTable;
import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Measures what docs/benchmarks.md shows, and writes it there: {@code ./dev bench}. */
public final class Benchmarks {
  private static final String REFERENCE = "mlir-opt-22";
  private static final Path PAGE = Repository.ROOT.resolve("docs/benchmarks.md");
  private static final Path FOLDER = Repository.ROOT.resolve("target/bench");
  private static final Path PROGRAMS = FOLDER.resolve("programs");

  private static final Option<String> TOOL = Option.text("tool", "COMMAND", "the tool that is measured").withDefault("./freehold opt");
  private static final Option<List<String>> SECTIONS =
      Option.of("sections", "NAME,NAME,...", text -> List.of(text.split(",")),
          "measure only these: processes, resident, warm, growth, last-use, memory");
  private static final Option<String> ROWS =
      Option.text("rows", "REGEX", "only print these rows of processes, for example resnet, or 'parse and print'");
  private static final Option<Integer> RUNS = Option.of("runs", "N", OptionValues::positiveInt, "how often each process runs").withDefault(5);
  private static final Option<Long> LIMIT = Option.of("limit", "SECONDS", OptionValues::positive, "time limit of a run").withDefault(120L);
  private static final OptionTable TABLE = OptionTable.of("./dev bench", List.of(), """
      Measures our tool beside the reference, and writes the tables of docs/benchmarks.md.
      """, Option.HELP, TOOL, SECTIONS, ROWS, RUNS, LIMIT);

  private final ParsedArguments arguments;
  private final List<String> tool;
  private final TimedCommand clock;
  private final MeasuredPage page = new MeasuredPage(PAGE);
  private boolean sameBytes = true;

  private Benchmarks(ParsedArguments arguments) {
    this.arguments = arguments;
    tool = CommandTool.of(arguments.get(TOOL)).command();
    clock = new TimedCommand(arguments.get(LIMIT));
  }

  /** A table of the page. */
  private interface Section {
    String measure() throws IOException, InterruptedException;
  }

  public static void main(String[] args) throws Exception {
    var benchmarks = new Benchmarks(DevCommandLine.parse(args, TABLE));
    benchmarks.run();
    System.exit(benchmarks.sameBytes ? 0 : 1);
  }

  private void run() throws IOException, InterruptedException {
    if (arguments.isGiven(ROWS)) {
      processes(Pattern.compile(arguments.get(ROWS)));
      return;
    }
    write("processes", () -> processes(Pattern.compile("")));
    write("resident", this::resident);
    write("warm", this::warm);
    write("growth", () -> growth(Row.passes()));
    write("last-use", () -> growth(Row.lastUse()));
    write("memory", LiveHeap::table);
  }

  private void write(String name, Section section) throws IOException, InterruptedException {
    if (!arguments.get(SECTIONS, List.of(name)).contains(name)) return;
    String when = Machine.description(REFERENCE);
    page.write(name, when + "\n\n" + section.measure());
  }

  private String processes(Pattern rows) throws IOException, InterruptedException {
    var table = new ProcessTable(tool, List.of(REFERENCE), arguments.get(RUNS), clock, FOLDER);
    table.measure(rows, PROGRAMS);
    sameBytes &= table.differing().isEmpty();
    if (!table.differing().isEmpty()) System.err.println("other bytes: " + String.join(", ", table.differing()));
    return table.toString();
  }

  private String resident() throws IOException, InterruptedException {
    var table = new ResidentTable(clock.limit());
    Path socket = Repository.ROOT.relativize(FOLDER.resolve("socket"));      // absolute names may be longer than sockets allow
    List<String> launcher = tool.subList(0, tool.size() - 1);      // without opt
    table.measure(launcher, socket, Repository.ROOT.resolve("scripts/freehold-client"), REFERENCE, PROGRAMS.resolve("small.mlir"));
    return table.toString();
  }

  private String warm() throws IOException, InterruptedException {
    List<String> jmh = List.of(Repository.ROOT.resolve("dev").toString(), "jmh");
    return new WarmTable(jmh, FOLDER.resolve("jmh.csv"), REFERENCE, arguments.get(RUNS), clock).measure(PROGRAMS);
  }

  private String growth(List<Row> rows) throws IOException, InterruptedException {
    var table = new GrowthTable(tool, clock);
    table.measure(rows, ".*");
    return table.toString();
  }
}
