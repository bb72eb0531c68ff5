// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.arith.ConstantOp;
import dev.freehold.cf.AssertOp;
import dev.freehold.devtools.DevCommandLine;
import dev.freehold.devtools.PassUnderTest;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
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
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.Fault;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.ValidationOptions;
import dev.freehold.validate.ValidationOptions.Convention;
import dev.freehold.validate.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Spoils single deallocations of what a pass makes of random programs: the validator and the path checker must find each. {@code ./dev mutations}
 * prints how many they do, and what they miss. A mutant is equivalent to the output where it is no different on many more paths; it is beyond these
 * runs where only the validator finds something that they cannot show.
 */
public final class MutationCampaign {
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each profile").withDefault(20);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program").withDefault(14);
  private static final Option<String> PASS =
      Option.text("pass", "FLAG", "the pass, with its options").withDefault("--last-use-buffer-deallocation");
  private static final Option<Profile> PROFILE = Option.of("profile", "NAME", OptionValues.oneOf(List.of(Profile.values()), Profile::title),
      "kind of programs").asRepeatable().withDefaultText("all that can be executed");
  private static final Option<String> KEEP = Option.text("keep", "DIR", "where mutants are written that are missed");
  private static final OptionTable TABLE = OptionTable.of("./dev mutations", List.of(), """
      Spoils single deallocations of what a pass makes of random programs, and counts how often 'freehold check' and the validator find it.
      """, Option.HELP, COUNT, SEED, SIZE, PASS, PROFILE, KEEP);

  private static final Set<Profile> NOT_EXECUTABLE = EnumSet.of(Profile.DEALLOCS, Profile.FOREIGN);
  private static final long STEPS = 10_000;
  /** As many paths as {@code freehold check} tries by default. */
  private static final CheckLimits USUAL = new CheckLimits(CheckLimits.DEFAULT.paths(), STEPS);
  private static final CheckLimits THOROUGH = new CheckLimits(3 * CheckLimits.DEFAULT.paths(), STEPS);
  /** Public functions free no arguments. */
  private static final ValidationOptions OPTIONS = ValidationOptions.DEFAULT.with(Convention.OWNERSHIP);

  /** What has been counted, by kind of mutation. */
  private final Map<PlantedFault, Counts> counts = new TreeMap<>();
  /** Mutants that are different from the output and that the checker, or the validator, does not find. */
  final List<String> missed = new ArrayList<>();

  private final Registry registry = Registry.load();
  private final Executors executors = Executors.load();
  private final PassUnderTest pass;
  private final String folder;

  /** How many mutants of one kind there were, and what became of them. */
  static final class Counts {
    int planted;
    int unreached;
    int equivalent;
    int beyond;
    int checked;
    int validated;
    int undecided;

    int different() {
      return planted - unreached - equivalent - beyond;
    }
  }

  /** What is wrong with a program, in the words of the checker or of the validator: without a mutation, what a remark announces. */
  private record Known(Op output, Set<String> findings, Set<String> faults) {}

  /** What the validator says of a mutant. */
  private enum Validated {
    FOUND,
    UNDECIDED,
    MISSED
  }

  /**
   * @param flag a pass with its options
   * @param folder where mutants are written that are missed; null if nowhere
   */
  MutationCampaign(String flag, String folder) {
    pass = new PassUnderTest(flag, registry);
    this.folder = folder;
  }

  public static void main(String[] args) {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    MutationCampaign campaign = new MutationCampaign(arguments.get(PASS), arguments.get(KEEP, null));
    for (Profile profile : arguments.isGiven(PROFILE) ? arguments.all(PROFILE) : List.of(Profile.values())) {
      if (NOT_EXECUTABLE.contains(profile)) continue;
      for (int i = 0; i < arguments.get(COUNT); i++) campaign.run(profile, arguments.get(SEED) + i, arguments.get(SIZE));
    }
    campaign.print();
    System.exit(campaign.missed.isEmpty() ? 0 : 1);
  }

  /** Tries one program, with one mutation of each kind. */
  void run(Profile profile, long seed, int size) {
    String text = RandomProgram.executableText(seed, profile, size);
    Op given = read(text);
    Op output = transformed(text);
    if (output == null) return;
    Known known = new Known(output, findings(given, output, USUAL), faults(output).keySet());
    int count = PlantedFault.frees(output).size();
    if (count == 0) return;
    Random random = new Random(seed * 31 + profile.ordinal());
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, count).boxed().toList());
    for (PlantedFault fault : PlantedFault.values()) {
      Collections.shuffle(numbers, random);
      for (int number : numbers) {
        Op mutant = transformed(text);
        if (!fault.plant(mutant, number, random, registry) || !Verifier.verify(mutant, registry, diagnostic -> {})) continue;
        String name = profile.title() + "-" + size + "-" + seed + " with " + fault + " " + number;
        judge(name, fault, given, mutant, () -> isReached(given, text, number), known);
        break;
      }
    }
  }

  private void judge(String name, PlantedFault fault, Op given, Op mutant, BooleanSupplier reached, Known known) {
    Counts counted = counts.computeIfAbsent(fault, key -> new Counts());
    counted.planted++;
    boolean isFound = isNew(findings(given, mutant, USUAL), known.findings);
    boolean isDifferent = isFound || isNew(findings(given, mutant, THOROUGH), findings(given, known.output, THOROUGH));
    Validated validated = validated(mutant, known.faults);
    if (isFound) counted.checked++;
    if (!isDifferent) {
      // Control need not come there for the validator to find it, but what is equivalent must not be called wrong.
      if (!reached.getAsBoolean()) {
        counted.unreached++;
      } else if (validated == Validated.FOUND && isBeyondRuns(given, mutant, known.faults)) {
        counted.beyond++;
      } else {
        counted.equivalent++;
        if (validated == Validated.FOUND) miss(name + ": only the validator finds something", mutant);
      }
      return;
    }
    if (!isFound) miss(name + ": found on more paths only", mutant);
    switch (validated) {
      case FOUND -> counted.validated++;
      case UNDECIDED -> {
        counted.undecided++;
        miss(name + ": the validator is undecided", mutant);
      }
      case MISSED -> miss(name + ": the validator finds nothing", mutant);
    }
  }

  /**
   * Whether no run can tell if the validator is right: no path comes to where it finds something, as values in memory exclude that; or recursion is
   * cut off, and the checker knows of no leaks behind that.
   */
  private boolean isBeyondRuns(Op given, Op mutant, Set<String> known) {
    PathChecker checker = PathChecker.of(given, mutant, registry, executors, THOROUGH);
    if (checker.entries().stream().anyMatch(function -> checker.check(function).gaps().contains(FunctionReport.RECURSION_CUT))) return true;
    Map<String, Op> found = faults(mutant);
    found.keySet().removeAll(known);
    found.values().forEach(this::forbid);
    return !isForbiddenReached(given, mutant);
  }

  private static boolean isNew(Set<String> found, Set<String> known) {
    return !known.containsAll(found);
  }

  private Validated validated(Op mutant, Set<String> known) {
    if (isNew(faults(mutant).keySet(), known)) return Validated.FOUND;
    return DeallocationValidator.validate(mutant, registry, OPTIONS).undecided() > 0 ? Validated.UNDECIDED : Validated.MISSED;
  }

  /** What the validator finds, and where it goes wrong. */
  private Map<String, Op> faults(Op program) {
    Map<String, Op> found = new TreeMap<>();
    for (SiteVerdict site : DeallocationValidator.validate(program, registry, OPTIONS).sites()) {
      if (!(site.verdict() instanceof Verdict.Faulty faulty)) continue;
      for (Fault fault : faulty.faults())
        found.put(fault.kind() + " of " + DiagnosticPrinter.file(site.site().location()) + " " + site.site().name(), fault.place());
    }
    return found;
  }

  private Set<String> findings(Op given, Op program, CheckLimits limits) {
    Set<String> found = new HashSet<>();
    PathChecker checker = PathChecker.of(given, program, registry, executors, limits);
    for (String function : checker.entries()) {
      for (Finding finding : checker.check(function).findings()) {
        if (finding.stage() != Finding.Stage.TRANSFORMED) continue;
        found.add(finding.kind() + " of " + DiagnosticPrinter.file(finding.diagnostic().location()) + " in @" + function);
      }
    }
    return found;
  }

  /** Whether any path comes to a deallocation: an assertion in front of it that does not hold is found. */
  private boolean isReached(Op given, String text, int number) {
    Op program = transformed(text);
    forbid(PlantedFault.frees(program).get(number));
    return isForbiddenReached(given, program);
  }

  private void forbid(Op op) {
    Rewriter rewriter = new Rewriter(registry).before(op);
    rewriter.create(AssertOp.of(rewriter.create(ConstantOp.bool(false)).result(), "not reached"));
  }

  private boolean isForbiddenReached(Op given, Op program) {
    return findings(given, program, THOROUGH).stream()
        .anyMatch(finding -> finding.startsWith(dev.freehold.interp.semantics.Fault.Kind.ASSERTION.name()));
  }

  private Op transformed(String text) {
    Op program = read(text);
    return pass.run(program) == null ? program : null;
  }

  private Op read(String text) {
    return Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {}).module();
  }

  private void miss(String message, Op mutant) {
    missed.add(message);
    if (folder == null) return;
    try {
      Files.createDirectories(Path.of(folder));
      Files.writeString(Path.of(folder, message.replaceAll("[^A-Za-z0-9]+", "-") + ".mlir"), Printing.print(mutant, registry));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The sum of the counts of all kinds. */
  Counts total() {
    Counts total = new Counts();
    for (Counts each : counts.values()) {
      total.planted += each.planted;
      total.unreached += each.unreached;
      total.equivalent += each.equivalent;
      total.beyond += each.beyond;
      total.checked += each.checked;
      total.validated += each.validated;
      total.undecided += each.undecided;
    }
    return total;
  }

  private void print() {
    System.out.printf("%-8s %8s %10s %10s %8s %10s %8s %10s %10s%n", "mutation", "planted", "unreached", "equivalent", "beyond", "different", "check",
        "validator", "undecided");
    counts.forEach((fault, each) -> print(fault.name().toLowerCase(Locale.ROOT), each));
    print("all", total());
    missed.forEach(System.out::println);
  }

  private static void print(String name, Counts counts) {
    System.out.printf("%-8s %8d %10d %10d %8d %10d %8d %10d %10d%n", name, counts.planted, counts.unreached, counts.equivalent, counts.beyond,
        counts.different(), counts.checked, counts.validated, counts.undecided);
  }
}
