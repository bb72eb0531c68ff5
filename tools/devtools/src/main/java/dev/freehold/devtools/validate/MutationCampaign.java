// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.cli.Progress;
import dev.freehold.cli.Terminal;
import dev.freehold.devtools.DevCommandLine;
import dev.freehold.devtools.PassUnderTest;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.interp.Executors;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;

/**
 * Spoils single deallocations of what a pass makes of random programs: the validator and the path checker must find each. {@code ./dev mutations}
 * prints how many they do, and what they miss.
 */
final class MutationCampaign {
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each profile").withDefault(20);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(1L);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program").withDefault(14);
  private static final Option<String> PASS =
      Option.text("pass", "FLAG", "the pass, with its options").withDefault("--last-use-buffer-deallocation");
  private static final Option<Profile> PROFILE = Option.of("profile", "NAME", OptionValues.oneOf(List.of(Profile.values()), Profile::title),
      "kind of programs").asRepeatable().withDefaultText("all that can be executed");
  private static final Option<Integer> MAX_PATHS =
      Option.of("max-paths", "N", OptionValues::positiveInt, "number of paths of each function that check tries").withDefault(300);
  private static final Option<Integer> JOBS =
      Option.of("jobs", "N", OptionValues::positiveInt, "number of programs at a time").withDefault(Runtime.getRuntime().availableProcessors());
  private static final Option<Path> KEEP =
      Option.of("keep", "DIR", Path::of, "where mutants are written that are missed, with the programs that they were made of");
  private static final OptionTable TABLE = OptionTable.of("./dev mutations", List.of(), """
      Spoils single deallocations of what a pass makes of random programs, and counts how often 'freehold check' and the validator find it. Mutants
      that free the same, and no sooner, on every path are equivalent: there is nothing to find. Prints each mutant that one of the two misses, and
      a table.
      """, Option.HELP, COUNT, SEED, SIZE, PASS, PROFILE, MAX_PATHS, JOBS, KEEP);

  private static final Set<Profile> NOT_EXECUTABLE = EnumSet.of(Profile.DEALLOCS, Profile.FOREIGN, Profile.POINTERS);

  /** A random program. */
  record Sample(Profile profile, long seed, int size) {
    String name() {
      return profile.title() + "-" + size + "-" + seed;
    }

    String text() {
      return RandomProgram.executableText(seed, profile, size);
    }
  }

  private final Registry registry = Registry.load();
  private final Executors executors = Executors.load();
  private final PassUnderTest pass;
  private final int paths;
  private final Path folder;
  private final PrintStream out;
  private final MutationTable table = new MutationTable();

  /**
   * @param flag a pass with its options
   * @param paths how many of each function the checker tries
   * @param folder where mutants are written that are missed; null if nowhere
   * @param out where what is missed is printed
   */
  MutationCampaign(String flag, int paths, Path folder, PrintStream out) {
    pass = new PassUnderTest(flag, registry);
    this.paths = paths;
    this.folder = folder;
    this.out = out;
  }

  public static void main(String[] args) throws InterruptedException, ExecutionException, IOException {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < arguments.get(COUNT); i++) {
      for (Profile profile : arguments.isGiven(PROFILE) ? arguments.all(PROFILE) : List.of(Profile.values())) {
        if (!NOT_EXECUTABLE.contains(profile)) samples.add(new Sample(profile, arguments.get(SEED) + i, arguments.get(SIZE)));
      }
    }
    MutationCampaign campaign = new MutationCampaign(arguments.get(PASS), arguments.get(MAX_PATHS), arguments.get(KEEP, null), System.out);
    try (Progress progress = new Progress(System.err, Terminal.OF_PROCESS.showsProgress(), "programs", samples.size())) {
      campaign.run(samples, arguments.get(JOBS), progress::show);
    }
    System.out.print(campaign.table.text());
    System.exit(campaign.table.isAllFound() ? 0 : 1);
  }

  /**
   * Tries programs, with one mutation of each kind. Counts, and prints what is missed, in the order of the programs.
   *
   * @param jobs how many at a time
   * @param progress receives the number of programs that are done
   */
  void run(List<Sample> samples, int jobs, LongConsumer progress) throws InterruptedException, ExecutionException, IOException {
    try (ExecutorService threads = java.util.concurrent.Executors.newFixedThreadPool(jobs)) {
      List<Future<List<Mutant>>> running = new ArrayList<>();
      for (Sample sample : samples) running.add(threads.submit(() -> mutants(sample)));
      for (int done = 0; done < running.size(); done++) {
        for (Mutant mutant : running.set(done, null).get()) add(mutant);
        progress.accept(done + 1);
      }
    }
  }

  private List<Mutant> mutants(Sample sample) {
    try {
      MutatedProgram program = MutatedProgram.of(sample, pass, registry, executors, paths);
      return program == null ? List.of() : program.mutants();
    } catch (RuntimeException | AssertionError broken) {
      throw new IllegalStateException(sample.name(), broken);
    }
  }

  /** Counts a mutant; prints and keeps it where it is missed. */
  void add(Mutant mutant) throws IOException {
    table.add(mutant);
    for (String miss : mutant.misses()) out.println(mutant.name() + ": " + miss);
    if (folder == null || mutant.misses().isEmpty()) return;
    Files.createDirectories(folder);
    String head = "// " + mutant.name() + ": " + String.join(", ", mutant.misses()) + "\n";
    String file = mutant.name().replace(' ', '-');
    Files.write(folder.resolve(file + ".mlir"), Utf8.encode(head + mutant.text()));
    Files.write(folder.resolve(file + ".output.mlir"), Utf8.encode(mutant.output()));
    Files.write(folder.resolve(file + ".given.mlir"), Utf8.encode(mutant.sample().text()));
  }

  MutationTable table() {
    return table;
  }
}
