// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.DevCommandLine;
import dev.freehold.devtools.bruteforce.RandomFunction.Shape;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.Severity;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

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
  private static final Option<String> KEEP = Option.text("keep", "DIR", "where programs are written that are at fault");
  private static final OptionTable TABLE = OptionTable.of("./dev brute-force", List.of(), """
      Compares what is live in small random functions behind a deallocation pass with what is needed there by definition.
      """, Option.HELP, COUNT, SEED, RUNS, FLAG, KEEP);

  /** What was found, with the number of programs in which it was. */
  final Map<String, Integer> counts = new TreeMap<>();
  /** The programs that are at fault, each with what is wrong first. */
  final List<String> faults = new ArrayList<>();

  private final PassRegistry passes = PassRegistry.load();
  private final PlacementCheck check;
  private final String flag;

  /**
   * @param flag a pass with its options
   * @param runs how many paths are tried of each program
   */
  BruteForce(String flag, int runs) {
    this.flag = flag;
    check = new PlacementCheck(runs);
  }

  public static void main(String[] args) {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    BruteForce bruteForce = new BruteForce(arguments.get(FLAG), arguments.get(RUNS));
    for (long seed = arguments.get(SEED); seed < arguments.get(SEED) + arguments.get(COUNT); seed++) {
      for (Shape shape : Shape.values()) bruteForce.run(seed, shape, arguments.get(KEEP, null));
    }
    bruteForce.faults.forEach(System.out::println);
    bruteForce.counts.forEach((what, count) -> System.out.printf("%8d  %s%n", count, what));
    System.exit(bruteForce.faults.isEmpty() ? 0 : 1);
  }

  /** One program. */
  void run(long seed, Shape shape, String folder) {
    String text = RandomFunction.text(seed, shape);
    Op original = check.read(text, _ -> true);
    Op output = check.read(text, _ -> true);
    count("programs");
    String fault = transform(output);
    if (fault == null) {
      List<Violation> violations = check.violations(original, output);
      violations.stream().map(violation -> violation.kind().toString()).distinct().forEach(this::count);
      if (!violations.isEmpty()) fault = violations.getFirst().toString();
    } else {
      count("refused or crashed");
    }
    if (fault == null) return;
    String name = shape.name().toLowerCase(Locale.ROOT) + "-" + seed;
    faults.add(name + ": " + fault);
    if (folder != null) keep(Path.of(folder), name, text, "// " + fault + "\n" + Printing.toString(output));
  }

  /** Runs the pass; returns what goes wrong, or null. */
  private String transform(Op program) {
    StringBuilder errors = new StringBuilder();
    Diagnostics diagnostics = diagnostic -> {
      if (diagnostic.severity() == Severity.ERROR) errors.append(diagnostic.message()).append('\n');
    };
    Pipeline pipeline = Pipeline.ofModule();
    String[] parts = flag.substring(2).split("=", 2);
    if (!new PipelineParser(passes, diagnostics).addFlag(pipeline, parts[0], parts.length > 1 ? parts[1] : ""))
      throw new IllegalArgumentException("unknown pass or option: " + flag);
    try {
      if (!new PipelineRunner(check.registry(), diagnostics, RunSettings.DEFAULT).run(pipeline, program)) return "refused: " + errors;
      return Verifier.verify(program, check.registry(), diagnostics) ? null : "invalid: " + errors;
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      return broken + (broken.getStackTrace().length > 0 ? " at " + broken.getStackTrace()[0] : "");
    }
  }

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private static void keep(Path folder, String name, String before, String after) {
    try {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve(name + ".before.mlir"), before);
      Files.writeString(folder.resolve(name + ".after.mlir"), after);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
