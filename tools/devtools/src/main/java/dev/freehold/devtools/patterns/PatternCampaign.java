// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.devtools.DevCommandLine;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.ir.Registry;
import java.io.IOException;
import java.util.List;

/** Translation validation of all folds and canonicalization patterns of the base dialects: {@code ./dev patterns}. */
final class PatternCampaign {
  /** The dialects whose patterns are validated. */
  static final List<String> DIALECTS =
      List.of("affine", "arith", "bufferization", "builtin", "cf", "complex", "func", "gpu", "index", "linalg", "math", "memref",
          "scf", "shape", "tensor", "ub", "vector");
  static final List<String> SCALAR_DIALECTS = List.of("arith", "complex", "index", "math");
  private static final Option<Integer> RUNS = Option.of("runs", "N", OptionValues::positiveInt, "runs of each function at most").withDefault(50);
  private static final Option<Integer> VARIANTS =
      Option.of("variants", "N", OptionValues::positiveInt, "programs of each template at most").withDefault(100);
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of pairs of operations").withDefault(100);
  private static final Option<Integer> STRUCTURED =
      Option.of("structured", "N", OptionValues::positiveInt, "number of programs of each structured operation").withDefault(100);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<String> ONLY = Option.text("only", "PART", "only the programs whose name contains PART");
  private static final OptionTable TABLE = OptionTable.of("./dev patterns", List.of(), """
      Canonicalizes programs that trigger the folds and patterns of the base dialects, in the sound profile, and executes them before and after with the
      boundary values of their arguments. Prints what differs, and the patterns that no program triggers.
      """, Option.HELP, RUNS, VARIANTS, COUNT, STRUCTURED, SEED, ONLY);

  private final PatternValidation validation;
  private final String only;
  private int shown;

  private PatternCampaign(PatternValidation validation, String only) {
    this.validation = validation;
    this.only = only;
  }

  public static void main(String[] args) throws IOException {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    String only = arguments.get(ONLY, "");
    Registry registry = Registry.load();
    PatternValidation validation = new PatternValidation(registry, DIALECTS, arguments.get(RUNS));
    ScalarPrograms scalars = new ScalarPrograms(new OpForms(registry).of(SCALAR_DIALECTS));
    PatternCampaign campaign = new PatternCampaign(validation, only);
    CorpusPrograms.all().forEach(campaign::check);
    campaign.report();
    for (NamedProgram template : CorpusPrograms.templates()) campaign.checkAll(template, TemplatePrograms.of(template, arguments.get(VARIANTS)));
    campaign.report();
    scalars.single().forEach(campaign::check);
    campaign.report();
    long first = arguments.get(SEED);
    new LinalgPrograms(registry).all(first, arguments.get(STRUCTURED)).forEach(campaign::check);
    campaign.report();
    for (long seed = first; seed < first + arguments.get(COUNT); seed++) campaign.check(scalars.pairs(seed));
    campaign.report();
    System.exit(validation.differences().isEmpty() ? 0 : 1);
  }

  private void checkAll(NamedProgram template, List<NamedProgram> programs) {
    int before = validation.programs();
    programs.forEach(this::check);
    if (template.name().contains(only) && validation.programs() == before) System.out.println("=== " + template.name() + ": no program is valid");
  }

  private void check(NamedProgram program) {
    if (!program.name().contains(only)) return;
    validation.check(program);
    for (; shown < validation.differences().size(); shown++) System.out.println("=== " + validation.differences().get(shown));
  }

  private void report() {
    PatternCounts counts = validation.counts();
    System.out.println("--- triggered, but not executed");
    PatternReasons.unexplainedExecution(counts.notExecuted()).forEach(System.out::println);
    System.out.println("--- not triggered");
    PatternReasons.unexplained(counts.missing()).forEach(System.out::println);
    System.out.println("--- for a reason");
    PatternReasons.lines(counts.missing(), counts.notExecuted()).forEach(System.out::println);
    int all = counts.byName().size();
    System.out.println("--- " + validation.programs() + " programs; " + (all - counts.missing().size()) + " of " + all + " patterns triggered, "
        + counts.total() + " times");
    for (Validation.Verdict verdict : Validation.Verdict.values()) System.out.println(validation.executions(verdict) + " executions: " + verdict);
    System.out.println(validation.differences().size() + " differences");
  }
}
