// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.DevCommandLine;
import dev.freehold.devtools.PassUnderTest;
import dev.freehold.devtools.bruteforce.FlagFreePlacement.Answer;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.devtools.bruteforce.RandomFunction.Shape;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.text.Printing;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Puts small random functions through a deallocation pass and compares, after each operation of random paths, what is live with what is needed.
 * {@code ./dev brute-force} prints how many programs are at fault, and in which way.
 */
public final class BruteForce {
  static final String PASS = "--last-use-buffer-deallocation";
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each shape").withDefault(1000);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Integer> RUNS = Option.of("runs", "N", OptionValues::positiveInt, "paths of each program").withDefault(16);
  private static final Option<String> FLAG = Option.text("pass", "FLAG", "the pass, with its options").withDefault(PASS);
  private static final Option<String> KEEP = Option.text("keep", "DIR", "where programs are written that are at fault, or have flags for nothing");
  private static final Option<Boolean> EAGER =
      Option.flag("eager", "frees must not wait: without this, they may come as late as the next allocation");
  private static final OptionTable TABLE = OptionTable.of("./dev brute-force", List.of(), """
      Compares what is live in small random functions behind a deallocation pass with what is needed there by definition.
      """, Option.HELP, COUNT, SEED, RUNS, FLAG, EAGER, KEEP);

  /** What is at fault: the name of each program, and what is wrong there first. */
  final List<String> faults = new ArrayList<>();
  final Measurements measurements = new Measurements();

  private final int runs;
  private final String folder;
  private final PlacementCheck check;
  private final PassUnderTest pass;

  /**
   * @param flag a pass with its options
   * @param runs how many paths are tried of each program
   * @param window how long frees may wait
   * @param folder where programs are written that are at fault; null if nowhere
   */
  BruteForce(String flag, int runs, Window window, String folder) {
    this.runs = runs;
    this.folder = folder;
    check = new PlacementCheck(runs, window);
    pass = new PassUnderTest(flag, check.registry());
  }

  public static void main(String[] args) {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    BruteForce bruteForce = new BruteForce(arguments.get(FLAG), arguments.get(RUNS),
        arguments.get(EAGER) ? Window.NONE : Window.UNTIL_ALLOCATION, arguments.get(KEEP, null));
    long first = arguments.get(SEED);
    for (long seed = first; seed < first + arguments.get(COUNT); seed++) {
      for (Shape shape : Shape.values()) bruteForce.run(seed, shape);
    }
    bruteForce.faults.forEach(System.out::println);
    bruteForce.measurements.print(System.out);
    System.exit(bruteForce.faults.isEmpty() ? 0 : 1);
  }

  /** One program. */
  void run(long seed, Shape shape) {
    String text = RandomFunction.text(seed, shape);
    Op original = check.read(text, _ -> true);
    Op output = check.read(text, _ -> true);
    measurements.count("all");
    String name = shape.name().toLowerCase(Locale.ROOT) + "-" + seed;
    String refusal = pass.run(output);
    if (refusal != null) {
      measurements.count("refused, crashed or invalid");
      // The output may be half done, and not fit to be printed.
      fault(name, refusal, text, "");
      return;
    }
    Need need = new Need();
    PlacementCheck.Report report = check.check(original, output, need);
    List<Violation> violations = report.violations();
    violations.stream().map(violation -> violation.kind().toString()).distinct().forEach(measurements::count);
    if (violations.isEmpty()) {
      measure(original, output, report, need).forEach(wasted -> keep(wasted + "-" + name, text, Printing.print(output, check.registry())));
    } else {
      fault(name, violations.getFirst().toString(), text, Printing.print(output, check.registry()));
    }
  }

  private void fault(String name, String what, String before, String after) {
    faults.add(name + ": " + what);
    keep(name, before, "// " + what + "\n" + after);
  }

  /** Measures the cost of an output that is right; returns what it has for nothing. */
  private List<String> measure(Op original, Op output, PlacementCheck.Report report, Need need) {
    FuncOp function = PlacementCheck.function(original);
    Map<Inserted, Integer> inserted = Inserted.of(PlacementCheck.function(output));
    measurements.add(inserted, report, runs);
    List<String> wasted = new ArrayList<>();
    if (!inserted.containsKey(Inserted.COMPARISON)) {
      int flags = FlagCount.max(PlacementCheck.function(output));
      int bound = FlagBound.of(function, need);
      measurements.addFlags(flags, bound);
      if (bound >= 0 && flags != bound) wasted.add("flags-" + flags + "-instead-of-" + bound);
    }
    measurements.addTestBound(TestBound.of(function, need, report.visits()));
    if (!inserted.containsKey(Inserted.TEST)) return wasted;
    measurements.count("with a flag");
    for (Window allowed : Window.values()) {
      Answer answer = FlagFreePlacement.of(function, need, allowed);
      measurements.add(allowed, answer);
      if (answer == Answer.EXISTS) wasted.add("flag-free-" + allowed.name().toLowerCase(Locale.ROOT));
    }
    return wasted;
  }

  private void keep(String name, String before, String after) {
    if (folder == null) return;
    try {
      Files.createDirectories(Path.of(folder));
      Files.writeString(Path.of(folder, name + ".before.mlir"), before);
      Files.writeString(Path.of(folder, name + ".after.mlir"), after);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
