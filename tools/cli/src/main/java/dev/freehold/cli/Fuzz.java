// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.cli.fuzz.DeallocationSystem;
import dev.freehold.cli.fuzz.Failure;
import dev.freehold.cli.fuzz.FuzzEnvironment;
import dev.freehold.cli.fuzz.FuzzSettings;
import dev.freehold.cli.fuzz.Fuzzer;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.opt.OptOptions;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.pass.PassRegistry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;

/** {@code freehold fuzz}: runs the deallocation systems on random programs. */
final class Fuzz extends OptionCommand {
  // Programs that cannot be executed say nothing about memory.
  private static final Set<Profile> NOT_EXECUTABLE = EnumSet.of(Profile.DEALLOCS, Profile.FOREIGN);
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each profile").withDefault(100);
  private static final Option<Long> SEED =
      Option.of("seed", "N", OptionValues::integer, "first seed; the same seeds give the same programs").withDefault(0L);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program").withDefault(20);
  private static final Option<Profile> PROFILE = Option.of("profile", "NAME", OptionValues.oneOf(List.of(Profile.values()), Profile::title),
      "kind of programs: " + String.join(", ", Arrays.stream(Profile.values()).map(Profile::title).toList())).asRepeatable()
      .withDefaultText("all but " + String.join(" and ", NOT_EXECUTABLE.stream().map(Profile::title).toList()));
  private static final Option<DeallocationSystem> SYSTEM =
      Option.of("system", "NAME", OptionValues.oneOf(List.of(DeallocationSystem.values()), DeallocationSystem::title),
          "ownership (--buffer-deallocation-pipeline), legacy (--buffer-deallocation) or last-use (--last-use-buffer-deallocation)")
          .asRepeatable().withDefaultText("all");
  private static final Option<String> PASS_OPTIONS =
      Option.text("pass-options", "OPTIONS", "options of the pass or pipeline of these systems, such as 'signatures=results' of last-use");
  private static final Option<String> AGAINST =
      Option.text("against", "COMMAND",
          "reference, such as mlir-opt-22, whose output of the ownership system must be the same, except for its known faults");
  private static final Option<Integer> JOBS =
      Option.of("jobs", "N", OptionValues::positiveInt, "number of programs processed in parallel").withDefault(2);
  private static final Option<String> KEEP = Option.text("keep", "DIR", "write each failing program to DIR, with a reduced version");
  private static final Option<Boolean> RAW =
      Option.flag("raw", "generate programs with undefined behavior too: do not initialize or bound what is accessed");
  private static final Option<Integer> MAX_PATHS = CommonOptions.MAX_PATHS.withDefault(40);
  private static final Option<Long> MAX_STEPS = CommonOptions.MAX_STEPS.withDefault(10_000L);
  private static final OptionTable TABLE = OptionTable.of("freehold fuzz", List.of(), """
      Generates random programs, runs the deallocation systems on each, and executes it before and after as freehold check does: it must have no
      memory error afterwards and must behave as before. With dialects of --dialect or --load, some operations of the programs are replaced by
      operations of these dialects with the same operand and result types and the same effects. Prints a table.

      Exit status:
        0    no failure
        1    the input cannot be read or is invalid
        2    usage error
        3    a program is unsound, broken or different from the reference
      """, Option.HELP, COUNT, SEED, SIZE, PROFILE, SYSTEM, PASS_OPTIONS, AGAINST, JOBS, KEEP, RAW, MAX_PATHS, MAX_STEPS, CommonOptions.LOAD,
      CommonOptions.DIALECT);

  Fuzz() {
    super(TABLE);
  }

  @Override
  public String name() {
    return "fuzz";
  }

  @Override
  public String summary() {
    return "run the deallocation passes on random programs and check the results";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable, InterruptedException, ExecutionException {
    FuzzEnvironment environment = environment(arguments, io);
    return environment == null ? 1 : run(settings(arguments, io), environment, io);
  }

  /** Null after errors in the descriptions, which have been printed then. */
  private static FuzzEnvironment environment(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable {
    List<String> files = arguments.all(CommonOptions.DIALECT);
    List<String> jarFiles = arguments.all(CommonOptions.LOAD);
    boolean hasThirdParty = !files.isEmpty() || !jarFiles.isEmpty();
    if (hasThirdParty && arguments.isGiven(AGAINST))
      throw new UsageError("--against cannot be combined with --dialect or --load: the reference does not have these dialects");
    Jars jars = Jars.of(jarFiles, io.files());
    Registry registry = Dialects.load(jars, files, io);
    if (registry == null) return null;
    Set<String> thirdParty = new HashSet<>(hasThirdParty ? registry.namespaces() : List.of());
    if (hasThirdParty) thirdParty.removeAll(Registry.load().namespaces());
    return new FuzzEnvironment(registry, jars.services(PassRegistry::load), jars.services(Executors::load), thirdParty);
  }

  private static FuzzSettings settings(ParsedArguments arguments, CommandIo io) {
    String keep = arguments.get(KEEP);
    List<Profile> usual = Arrays.stream(Profile.values()).filter(each -> !NOT_EXECUTABLE.contains(each)).toList();
    return new FuzzSettings(
        arguments.get(COUNT),
        arguments.get(SEED),
        arguments.get(SIZE),
        !arguments.get(RAW),
        arguments.isGiven(PROFILE) ? arguments.all(PROFILE) : usual,
        arguments.isGiven(SYSTEM) ? arguments.all(SYSTEM) : List.of(DeallocationSystem.values()),
        passOptions(arguments),
        arguments.get(AGAINST),
        arguments.get(JOBS),
        keep == null ? null : io.files().path(keep, "cannot write to '" + keep + "'"),
        new CheckLimits(arguments.get(MAX_PATHS), arguments.get(MAX_STEPS)));
  }

  private static String passOptions(ParsedArguments arguments) {
    return arguments.isGiven(PASS_OPTIONS) ? arguments.get(PASS_OPTIONS) : "";
  }

  private int run(FuzzSettings settings, FuzzEnvironment environment, CommandIo io)
      throws IOException, UsageError, InterruptedException, ExecutionException {
    List<Failure> failures = new ArrayList<>();
    Fuzzer fuzzer = new Fuzzer(settings, environment, Fuzz::opt, failures::add);
    String table;
    try (Progress progress = new Progress(io.err(), io.terminal().showsProgress(), "programs", fuzzer.programs())) {
      table = fuzzer.run(progress::show);
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof UncheckedIOException noReference)) throw e;
      throw new UsageError(noReference.getCause().getMessage());
    }
    io.out().print(table);
    for (Failure failure : failures) {
      io.out().println(failure.program().name() + ", " + failure.system().title() + ": " + failure.message());
    }
    if (settings.keep() != null) keep(failures, fuzzer, settings, io);
    return failures.isEmpty() ? ExitStatus.OK : ExitStatus.FINDINGS;
  }

  private void keep(List<Failure> failures, Fuzzer fuzzer, FuzzSettings settings, CommandIo io) throws IOException {
    if (failures.isEmpty()) return;
    Files.createDirectories(settings.keep());
    try (Progress progress = new Progress(io.err(), io.terminal().showsProgress(), "reduced failures", failures.size())) {
      int done = 0;
      for (Failure failure : failures) {
        String name = failure.program().name() + "." + failure.system().title();
        write(settings.keep().resolve(name + ".mlir"), failure, settings, failure.program().text());
        write(settings.keep().resolve(name + ".small.mlir"), failure, settings, fuzzer.reduce(failure));
        progress.show(++done);
      }
    }
  }

  private static void write(Path file, Failure failure, FuzzSettings settings, String text) throws IOException {
    String head = "// " + String.join(" ", failure.system().flags(settings.passOptions())) + ", " + failure.message().replace('\n', ' ') + "\n";
    Files.write(file, Utf8.encode(head + text));
  }

  /** What is compared with the reference: {@code freehold opt}, in this process. */
  private static dev.freehold.fuzz.compare.Run opt(List<String> flags, Path file) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    CommandIo io = new CommandIo(new ByteArrayInputStream(new byte[0]), Utf8.printStream(out, false),
        Utf8.printStream(err, false));
    List<String> line = new ArrayList<>(List.of("opt", file.toString(), OptOptions.REFERENCE_COMPATIBLE.written()));
    line.addAll(flags);
    int exit = new Main(io, new Opt()).run(line.toArray(String[]::new));
    return new dev.freehold.fuzz.compare.Run(exit, Utf8.decode(out.toByteArray()), Utf8.decode(err.toByteArray()));
  }
}
