// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static dev.freehold.validate.Fault.Kind.LEAK;
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
import dev.freehold.ir.attribute.Location;
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
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * Validates what passes make of random programs, as it is and with planted faults, and compares the verdicts with what
 * {@link PathChecker} finds when it runs the program.
 */
final class ValidationCampaign {
  /** Passes whose output must be correct. */
  enum Producer {
    OWNERSHIP("ownership-based-buffer-deallocation"),
    SIMPLIFIED("ownership-based-buffer-deallocation", "buffer-deallocation-simplification"),
    PIPELINE("buffer-deallocation-pipeline"),
    LAST_USE("last-use-buffer-deallocation"),
    LAST_USE_ALL("last-use-buffer-deallocation=signatures=all"),
    LAST_USE_CLEANED("last-use-buffer-deallocation", "canonicalize", "cse"),
    LAST_USE_RESULTS_CLEANED("last-use-buffer-deallocation=signatures=results", "canonicalize", "cse"),
    LAST_USE_ALL_CLEANED("last-use-buffer-deallocation=signatures=all", "canonicalize", "cse");

    /** Each with its options, if it has any, behind an equals sign. */
    final List<String> passes;

    Producer(String... passes) {
      this.passes = List.of(passes);
    }
  }

  /** What passes make of a program; {@code escaping} are the allocations that they do not deallocate, with a remark: these leak. */
  private record Output(Op program, Set<Location> escaping) {
    boolean isEscaping(SiteVerdict site) {
      return escaping.contains(site.site().location()) && site.verdict() instanceof Verdict.Faulty faulty
          && faulty.faults().stream().allMatch(each -> each.kind() == LEAK || each.kind() == RETURNED_TWICE);
    }

    boolean isEscaping(Finding finding) {
      return Fault.Kind.valueOf(finding.kind()) == Fault.Kind.LEAK && escaping.contains(finding.diagnostic().location());
    }

    /** Whether something else is called faulty than what escapes. */
    boolean isFaulty(ValidationReport report) {
      return report.sites().stream().anyMatch(site -> site.verdict() instanceof Verdict.Faulty && !isEscaping(site));
    }
  }

  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each profile").withDefault(20);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program").withDefault(25);
  private static final Option<Integer> MAX_PATHS =
      Option.of("max-paths", "N", OptionValues::positiveInt, "maximal number of paths of each function").withDefault(60);
  private static final Option<Profile> PROFILE = Option.of("profile", "NAME", OptionValues.oneOf(List.of(Profile.values()), Profile::title),
      "kind of programs").asRepeatable().withDefaultText("all");
  private static final OptionTable TABLE = OptionTable.of("ValidationCampaign", List.of(), """
      Compares the verdicts of the static validator with what the path checker finds, on random programs.
      """, Option.HELP, COUNT, SEED, SIZE, MAX_PATHS, PROFILE);

  /** How the remark about an allocation begins that is not deallocated. */
  private static final String ESCAPES = "this buffer is not deallocated";

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

  ValidationCampaign(int paths) {
    limits = new CheckLimits(paths, 5_000);
  }

  public static void main(String[] args) {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    ValidationCampaign campaign = new ValidationCampaign(arguments.get(MAX_PATHS));
    for (Profile profile : arguments.isGiven(PROFILE) ? arguments.all(PROFILE) : List.of(Profile.values())) {
      for (int i = 0; i < arguments.get(COUNT); i++) campaign.run(profile, arguments.get(SEED) + i, arguments.get(SIZE));
    }
    campaign.print();
  }

  /** One program: through all producers, and with one fault of each kind in each output. */
  void run(Profile profile, long seed, int size) {
    String text = RandomProgram.executableText(seed, profile, size);
    for (Producer producer : Producer.values()) {
      Output output = transform(text, producer);
      if (output == null) continue;
      String name = profile.title() + "-" + size + "-" + seed + " " + producer;
      if (!correct(output, name, producer)) continue;
      Random random = new Random(seed * 31 + producer.ordinal());
      int frees = PlantedFault.frees(output.program()).size();
      if (frees == 0) continue;
      for (PlantedFault fault : PlantedFault.values()) plant(fault, text, producer, random.nextInt(frees), random, name);
    }
  }

  /** A program of a corpus through all producers. */
  void run(String name, String text) {
    for (Producer producer : Producer.values()) {
      Output output = transform(text, producer);
      if (output != null) correct(output, name + " " + producer, producer);
    }
  }

  /** Whether the program is correct as far as it can be run. */
  private boolean correct(Output output, String name, Producer producer) {
    ValidationReport report = validate(output.program());
    String found = fault(output);
    if (found != null) {
      count(producer + ": wrong outputs");
      wrong.add(name + ": " + found);
      keep(name, output.program());
      if (report.isProved()) missed.add(name + ": " + found);
      return false;
    }
    count(producer + ": correct outputs");
    if (report.isProved()) count(producer + ": correct outputs proved");
    for (SiteVerdict site : report.sites()) {
      count(producer + ": sites");
      switch (site.verdict()) {
        case Verdict.Proved proved -> count(producer + ": sites proved");
        case Verdict.Undecided undecided -> {
          count(producer + ": sites undecided");
          reasons.merge(undecided.reason(), 1L, Long::sum);
        }
        case Verdict.Faulty faulty when output.isEscaping(site) -> count(producer + ": sites left to leak with a remark");
        // Runs of a function do not see what its callers would do with one buffer that they get twice.
        case Verdict.Faulty faulty when faulty.faults().stream().allMatch(each -> each.kind() == RETURNED_TWICE) ->
            count(producer + ": sites returned twice");
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
    String found = fault(output);
    if (found == null) {
      count(heading + ": harmless as far as can be run");
      return;
    }
    count(heading + ": harmful");
    if (output.isFaulty(report)) count(heading + ": found");
    else if (report.undecided() > 0) count(heading + ": undecided");
    // A site has one verdict: that of what a remark has announced hides what was planted.
    else if (report.faulty() > 0) count(heading + ": in a program with a site left to leak");
    else {
      missed.add(name + " with " + heading + " " + number + ": " + found);
      keep(name + " " + heading, mutant);
    }
  }

  private ValidationReport validate(Op program) {
    return DeallocationValidator.validate(program, registry, options);
  }

  /** What goes wrong with memory when the program is run, or null. Functions that only others of the program call are run as these call them. */
  private String fault(Output output) {
    PathChecker checker = PathChecker.of(output.program(), registry, executors, limits);
    for (String function : checker.entries()) {
      FunctionReport report = checker.check(function);
      for (Finding finding : report.findings()) {
        if (!Fault.Kind.valueOf(finding.kind()).isOwnership() || output.isEscaping(finding)) continue;
        // Callees that are not run any more are taken to return new buffers, whatever their bodies do; and long loops to end.
        String assumed = report.gaps().stream().anyMatch(gap -> gap.contains("recursion")) ? " (recursion cut off)" : "";
        if (report.summarized() > 0) assumed += " (loop summarized)";
        return finding.kind() + " in @" + function + ": " + finding.diagnostic().message() + assumed;
      }
    }
    return null;
  }

  private Output transform(String text, Producer producer) {
    Op program = read(text);
    if (program == null) return null;
    Pipeline pipeline = Pipeline.ofModule();
    for (String pass : producer.passes) {
      String[] parts = pass.split("=", 2);
      new PipelineParser(passes, diagnostic -> {}).addFlag(pipeline, parts[0], parts.length == 1 ? "" : parts[1]);
    }
    Set<Location> escaping = new HashSet<>();
    boolean isDone = new PipelineRunner(registry, diagnostic -> {
      if (diagnostic.message().startsWith(ESCAPES)) escaping.add(diagnostic.location());
    }, RunSettings.DEFAULT).run(pipeline, program);
    return isDone ? new Output(program, EscapedAllocations.of(read(text), escaping)) : null;
  }

  private Op read(String text) {
    var parsed = Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {});
    return parsed != null && Verifier.verify(parsed.module(), registry, diagnostic -> {}) ? parsed.module() : null;
  }

  /** Keeps a program for a look at it, where a folder for such is named. */
  private static void keep(String name, Op program) {
    String folder = System.getProperty("freehold.campaign.keep");
    if (folder == null) return;
    try {
      Files.createDirectories(Path.of(folder));
      Files.writeString(Path.of(folder, name.replaceAll("[^A-Za-z0-9]+", "-") + ".mlir"), Printing.toString(program));
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
