// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static dev.freehold.validate.Fault.Kind.RETURNED_TWICE;

import dev.freehold.cli.fuzz.EscapedAllocations;
import dev.freehold.devtools.DevCommandLine;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
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
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.ValidationOptions.Convention;
import dev.freehold.validate.ValidationOptions;
import dev.freehold.validate.ValidationReport;
import dev.freehold.validate.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Validates what passes make of random programs, as it is and with planted faults, and compares the verdicts with what
 * {@link PathChecker} finds when it runs the program.
 */
final class ValidationCampaign {
  /** What is compared. */
  enum Scope {
    PLANTED,
    OUTPUTS,
    ALARMS;

    String title() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * What runs show.
   *
   * @param fault what goes wrong, except announced leaks; null if nothing does
   * @param isAssumed whether the fault rests on an assumption about what was not run
   * @param leaks where buffers are allocated that leak as announced
   */
  private record Shown(@Nullable String fault, boolean isAssumed, Set<Location> leaks) {
    static final Shown NOTHING = new Shown(null, false, Set.of());
  }

  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each profile").withDefault(20);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program").withDefault(25);
  private static final Option<Integer> MAX_PATHS =
      Option.of("max-paths", "N", OptionValues::positiveInt, "maximal number of paths of each function").withDefault(60);
  private static final Option<Profile> PROFILE = Option.of("profile", "NAME", OptionValues.oneOf(List.of(Profile.values()), Profile::title),
      "kind of programs").asRepeatable().withDefaultText("all");
  private static final Option<Producer> PRODUCER = Option.of("producer", "NAME", OptionValues.oneOf(List.of(Producer.values()), Producer::title),
      "passes whose output is validated").asRepeatable().withDefaultText("all");
  private static final Option<Scope> SCOPE = Option.of("scope", "NAME", OptionValues.oneOf(List.of(Scope.values()), Scope::title),
      "planted: outputs and planted faults; outputs: no planted faults; alarms: of outputs, only those are run in which the validator reports a fault")
      .withDefault(Scope.PLANTED);
  private static final Option<Path> KEEP =
      Option.of("keep", "DIR", Path::of, "where outputs are written on which the validator and the path checker disagree");
  private static final OptionTable TABLE = OptionTable.of("./dev verdicts", List.of(), """
      Compares the verdicts of the static validator with what the path checker finds, on what passes make of random programs, as it is and with
      planted faults. Prints each false alarm and each missed fault, and a table. Leaks that the passes announce in a remark are counted apart.
      """, Option.HELP, COUNT, SEED, SIZE, MAX_PATHS, PROFILE, PRODUCER, SCOPE, KEEP);

  /** What has been counted, by headings. */
  final Map<String, Long> counts = new TreeMap<>();
  /** Correct programs that are called faulty. */
  final List<String> falseAlarms = new ArrayList<>();
  /** Outputs in which the checker finds a fault, with no fault planted. */
  final List<String> wrong = new ArrayList<>();
  /** Faulty programs that are called proved. */
  final List<String> missed = new ArrayList<>();
  /** Reasons of undecided sites in correct programs. */
  final Map<String, Long> reasons = new TreeMap<>();

  private final Registry registry = Registry.load();
  private final PassRegistry passes = PassRegistry.load();
  private final Executors executors = Executors.load();
  private final CheckLimits limits;
  private final ValidationOptions options = ValidationOptions.DEFAULT.with(Convention.OWNERSHIP);

  private final List<Producer> producers;
  private final Scope scope;
  private final @Nullable Path folder;

  /** @param paths the maximal number of paths of each function that are run */
  ValidationCampaign(int paths) {
    this(paths, List.of(Producer.values()), Scope.PLANTED, null);
  }

  /**
   * @param paths the maximal number of paths of each function that are run
   * @param producers the passes whose output is validated
   * @param scope what is compared
   * @param folder where programs are written that the validator and the path checker disagree on; null if nowhere
   */
  ValidationCampaign(int paths, List<Producer> producers, Scope scope, @Nullable Path folder) {
    limits = new CheckLimits(paths, 5_000);
    this.producers = producers;
    this.scope = scope;
    this.folder = folder;
  }

  public static void main(String[] args) {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    List<Producer> producers = arguments.isGiven(PRODUCER) ? arguments.all(PRODUCER) : List.of(Producer.values());
    ValidationCampaign campaign =
        new ValidationCampaign(arguments.get(MAX_PATHS), producers, arguments.get(SCOPE), arguments.get(KEEP, null));
    for (Profile profile : arguments.isGiven(PROFILE) ? arguments.all(PROFILE) : List.of(Profile.values())) {
      for (int i = 0; i < arguments.get(COUNT); i++) campaign.run(profile, arguments.get(SEED) + i, arguments.get(SIZE));
    }
    campaign.print();
    System.exit(campaign.wrong.isEmpty() && campaign.falseAlarms.isEmpty() && campaign.missed.isEmpty() ? 0 : 1);
  }

  /** One program: through all producers, and with one fault of each kind in each output. */
  void run(Profile profile, long seed, int size) {
    String text = RandomProgram.executableText(seed, profile, size);
    for (Producer producer : producers) {
      String name = profile.title() + "-" + size + "-" + seed + " " + producer;
      Output output = produce(name, text, producer);
      if (output == null) continue;
      if (!correct(output, name, producer) || scope != Scope.PLANTED) continue;
      Random random = new Random(seed * 31 + producer.ordinal());
      int frees = PlantedFault.frees(output.program()).size();
      if (frees == 0) continue;
      for (PlantedFault fault : PlantedFault.values()) plant(fault, text, producer, random.nextInt(frees), random, name);
    }
  }

  /** A program of a corpus through all producers. */
  void run(String name, String text) {
    for (Producer producer : producers) {
      Output output = produce(name + " " + producer, text, producer);
      if (output != null) correct(output, name + " " + producer, producer);
    }
  }

  /** Whether the program is correct as far as it can be run. */
  private boolean correct(Output output, String name, Producer producer) {
    ValidationReport report = validate(output.program());
    Shown shown = scope == Scope.ALARMS && !output.isFaulty(report) ? Shown.NOTHING : execute(output);
    String found = shown.fault();
    if (found != null && shown.isAssumed()) {
      count(producer + ": outputs with faults that rest on assumptions about what was not run");
      return false;
    }
    if (found != null && freesWrongly(output.given())) {
      count(producer + ": outputs of programs that free wrongly themselves");
      if (report.isProved()) missed.add(name + ": " + found);
      return false;
    }
    if (found != null) {
      count(producer + ": wrong outputs");
      wrong.add(name + ": " + found);
      keep(name, output.program());
      if (report.isProved()) missed.add(name + ": " + found);
      return false;
    }
    count(producer + ": correct outputs");
    if (report.isProved()) count(producer + ": correct outputs proved");
    if (!shown.leaks().isEmpty() && report.isProved()) {
      missed.add(name + ": LEAK announced at " + DiagnosticPrinter.file(shown.leaks().iterator().next()));
      keep(name, output.program());
    }
    for (SiteVerdict site : report.sites()) {
      count(producer + ": sites");
      switch (site.verdict()) {
        case Verdict.Proved proved -> count(producer + ": sites proved");
        case Verdict.Undecided undecided -> {
          count(producer + ": sites undecided");
          reasons.merge(undecided.reason(), 1L, Long::sum);
        }
        case Verdict.Faulty faulty when output.isAnnounced(site) -> count(producer + ": sites with an announced leak");
        // Runs of a function do not see what its callers would do with one buffer that they get twice.
        case Verdict.Faulty faulty when faulty.faults().stream().allMatch(each -> each.kind() == RETURNED_TWICE) ->
            count(producer + ": sites returned twice");
        case Verdict.Faulty faulty when Output.isGiven(site, validate(output.given())) -> count(producer + ": sites faulty as they are given");
        case Verdict.Faulty faulty -> {
          count(producer + ": sites faulty");
          keep(name, output.program());
          falseAlarms.add(name + ": " + faulty.faults().getFirst().kind() + " at " + faulty.faults().getFirst().place().name());
        }
      }
    }
    return true;
  }

  private void plant(PlantedFault fault, String text, Producer producer, int number, Random random, String name) {
    Output output = transform(text, producer);
    Op mutant = output.program();
    if (fault.plant(mutant, number, random, registry) == null || !Verifier.verify(mutant, registry, diagnostic -> {})) return;
    String heading = fault + " in " + producer;
    count(heading + ": planted");
    ValidationReport report = validate(mutant);
    String found = execute(output).fault();
    if (found == null) {
      count(heading + ": harmless as far as can be run");
      return;
    }
    count(heading + ": harmful");
    if (output.isFaulty(report)) count(heading + ": found");
    else if (report.undecided() > 0) count(heading + ": undecided");
    // A site has one verdict: that of what a remark has announced hides what was planted.
    else if (report.faulty() > 0) count(heading + ": in a program with an announced leak");
    else {
      missed.add(name + " with " + heading + " " + number + ": " + found);
      keep(name + " " + heading, mutant);
    }
  }

  private ValidationReport validate(Op program) {
    return DeallocationValidator.validate(program, registry, options);
  }

  /** Whether runs of a program show a fault but leaks, before any pass. */
  private boolean freesWrongly(Op given) {
    PathChecker checker = PathChecker.of(given, registry, executors, limits);
    return checker.entries().stream().flatMap(function -> checker.check(function).findings().stream())
        .map(finding -> Fault.Kind.valueOf(finding.kind())).anyMatch(kind -> kind.isOwnership() && kind != Fault.Kind.LEAK);
  }

  /** Runs the program, and ends with the first fault. Functions that only others of the program call are run as these call them. */
  private Shown execute(Output output) {
    Set<Location> leaks = new HashSet<>();
    PathChecker checker = PathChecker.of(output.program(), registry, executors, limits);
    // A private function without a call, or whose calls were removed, is no entry.
    Set<String> entries = new HashSet<>(PathChecker.of(output.given(), registry, executors, limits).entries());
    entries.removeAll(unreferenced(output.program()));
    for (String function : checker.entries()) {
      if (!entries.contains(function)) continue;
      FunctionReport report = checker.check(function);
      for (Finding finding : report.findings()) {
        if (!Fault.Kind.valueOf(finding.kind()).isOwnership()) continue;
        if (output.isAnnounced(finding)) {
          leaks.add(finding.diagnostic().location());
          continue;
        }
        // Callees that are not run any more are taken to return new buffers, whatever their bodies do; and long loops to end.
        String assumed = report.gaps().stream().anyMatch(gap -> gap.contains("recursion")) ? " (recursion cut off)" : "";
        if (report.summarized() > 0) assumed += " (loop summarized)";
        return new Shown(finding.kind() + " in @" + function + ": " + finding.diagnostic().message() + assumed, !assumed.isEmpty(), leaks);
      }
    }
    return new Shown(null, false, leaks);
  }

  /** The private functions that nothing in a program refers to. */
  private static Set<String> unreferenced(Op program) {
    Set<String> names = new HashSet<>();
    Set<String> referenced = new HashSet<>();
    program.walk(op -> {
      if (op instanceof FunctionLike function && function.visibility() == Symbol.Visibility.PRIVATE) names.add(function.symbolName());
      SymbolTables.forEachOwnReference(op, reference -> referenced.add(reference.leaf()));
    });
    names.removeAll(referenced);
    return names;
  }

  /** What passes make of a program; null if they refuse it, or fail. */
  private @Nullable Output produce(String name, String text, Producer producer) {
    try {
      return transform(text, producer);
    } catch (RuntimeException | AssertionError failure) {
      wrong.add(name + ": " + failure);
      return null;
    }
  }

  private @Nullable Output transform(String text, Producer producer) {
    Op program = read(text);
    if (program == null) return null;
    Pipeline pipeline = Pipeline.ofModule();
    for (String pass : producer.passes) {
      String[] parts = pass.split("=", 2);
      new PipelineParser(passes, diagnostic -> {}).addFlag(pipeline, parts[0], parts.length == 1 ? "" : parts[1]);
    }
    Set<Location> remarked = new HashSet<>();
    boolean isDone = new PipelineRunner(registry, diagnostic -> {
      if (diagnostic.severity() == Severity.REMARK) remarked.add(diagnostic.location());
    }, RunSettings.DEFAULT).run(pipeline, program);
    if (!isDone) return null;
    Op given = read(text);
    return new Output(given, program, EscapedAllocations.of(given, remarked));
  }

  private Op read(String text) {
    var parsed = Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {});
    return parsed != null && Verifier.verify(parsed.module(), registry, diagnostic -> {}) ? parsed.module() : null;
  }

  /** Keeps a program for a look at it, if there is a folder for such. */
  private void keep(String name, Op program) {
    if (folder == null) return;
    try {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve(name.replaceAll("[^A-Za-z0-9]+", "-") + ".mlir"), Printing.toString(program));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void count(String heading) {
    counts.merge(heading, 1L, Long::sum);
  }

  long total(String suffix) {
    long total = 0;
    for (Map.Entry<String, Long> entry : counts.entrySet()) {
      if (entry.getKey().endsWith(suffix)) total += entry.getValue();
    }
    return total;
  }

  void print() {
    counts.forEach((heading, count) -> System.out.printf("%8d  %s%n", count, heading));
    reasons.forEach((reason, count) -> System.out.printf("%8d  undecided: %s%n", count, reason));
    System.out.println(wrong.size() + " wrong outputs");
    wrong.forEach(System.out::println);
    System.out.println(falseAlarms.size() + " false alarms");
    falseAlarms.forEach(System.out::println);
    System.out.println(missed.size() + " missed");
    missed.forEach(System.out::println);
  }
}
