// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Registry;
import dev.freehold.pass.PassRegistry;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.cli.fuzz.DeallocationSystem;
import dev.freehold.cli.fuzz.Failure;
import dev.freehold.cli.fuzz.FuzzSettings;
import dev.freehold.cli.fuzz.Fuzzer;
import dev.freehold.cli.fuzz.Loaded;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** {@code freehold fuzz}: random programs through the deallocation systems. */
final class Fuzz extends FlagCommand {
  private static final List<String> SWITCHES = List.of("help", "h", "raw");
  private static final List<String> VALUED =
      List.of("count", "seed", "size", "profile", "system", "against", "jobs", "keep", "max-paths", "max-steps", "load", "dialect");
  private static final CheckLimits LIMITS = new CheckLimits(40, 10_000);
  private static final String HELP = """
      usage: freehold fuzz [--count N] [--seed S] [--profile NAME] [--size N] [--against CMD] [--jobs N] [--keep DIR]

      Makes random programs, puts each through the deallocation systems, and runs it before and after as freehold check does: it must
      treat its memory well and do what it did. Prints a table; exit status 3 if Freehold is wrong anywhere.

        --count N          programs of each profile, 100 if nothing is said
        --seed S           the seed of the first, 0 if nothing is said; the same seeds give the same programs
        --size N           statements in a program, 20 if nothing is said
        --profile NAME     %s; may be repeated, all but deallocs and foreign if nothing is said
        --system NAME      ownership (--buffer-deallocation-pipeline) or legacy (--buffer-deallocation); may be repeated, both if nothing is said
        --against CMD      a reference, mlir-opt-22, whose output of the ownership system must be the same, faults that are known apart
        --jobs N           programs at a time, 2 if nothing is said
        --keep DIR         keep each program that fails, and a small one that fails in the same way
        --dialect FILE     a description of dialects in IRDL, whose operations are put into the programs in the place of others that take and
                           give the same and have the same effects; may be given several times
        --load FILE.jar    a jar with dialects, passes and executors of somebody else's; the operations are put into the programs too
        --raw              also programs that are undefined when they are run; without, constructs that are mostly so are tamed
        --max-paths N, --max-steps N: how far each function is followed, %d and %d if nothing is said
      """.formatted(String.join(", ", Arrays.stream(Profile.values()).map(Profile::title).toList()), LIMITS.paths(), LIMITS.steps());

  private final BooleanSupplier terminal;

  /** @param terminal whether progress on standard error would be seen */
  Fuzz(BooleanSupplier terminal) {
    super(SWITCHES, VALUED, false, HELP);
    this.terminal = terminal;
  }

  @Override
  public String name() {
    return "fuzz";
  }

  @Override
  public String summary() {
    return "put random programs through the deallocation passes, and check what comes out";
  }

  @Override
  int run(ParsedArguments arguments, StandardStreams io) throws IOException, ParsedArguments.UsageError, Jars.Unusable, InterruptedException, ExecutionException {
    Loaded loaded = loaded(arguments, io);
    return loaded == null ? 1 : run(settings(arguments), loaded, io);
  }

  /** Null after errors in the descriptions, which have been printed then. */
  private static Loaded loaded(ParsedArguments arguments, StandardStreams io) throws IOException, ParsedArguments.UsageError, Jars.Unusable {
    List<String> files = arguments.all("dialect");
    List<String> jarFiles = arguments.all("load");
    boolean hasGuests = !files.isEmpty() || !jarFiles.isEmpty();
    if (hasGuests && arguments.value("against") != null) throw new ParsedArguments.UsageError("a reference knows nothing of the dialects of --dialect and --load");
    Jars jars = Jars.of(jarFiles);
    Registry registry = Dialects.load(jars, files, io);
    if (registry == null) return null;
    Set<String> guests = new HashSet<>(hasGuests ? registry.namespaces() : List.of());
    if (hasGuests) guests.removeAll(Registry.load().namespaces());
    return new Loaded(registry, jars.services(PassRegistry::load), jars.services(Executors::load), guests);
  }

  private static FuzzSettings settings(ParsedArguments arguments) throws ParsedArguments.UsageError {
    // What nobody can execute or read says nothing about memory.
    List<Profile> usual = Arrays.stream(Profile.values()).filter(each -> each != Profile.DEALLOCS && each != Profile.FOREIGN).toList();
    return new FuzzSettings(
        arguments.positive("count", 100),
        arguments.number("seed", 0),
        arguments.positive("size", 20),
        !arguments.isSet("raw"),
        chosen(arguments, "profile", Profile::of, usual),
        chosen(arguments, "system", DeallocationSystem::of, List.of(DeallocationSystem.values())),
        arguments.value("against"),
        arguments.positive("jobs", 2),
        arguments.value("keep") == null ? null : Path.of(arguments.value("keep")),
        new CheckLimits(arguments.positive("max-paths", LIMITS.paths()), arguments.positive("max-steps", LIMITS.steps())));
  }

  private static <T> List<T> chosen(ParsedArguments arguments, String flag, Function<String, T> named, List<T> whenAbsent) throws ParsedArguments.UsageError {
    List<T> chosen = new ArrayList<>();
    for (String name : arguments.all(flag)) {
      try {
        chosen.add(named.apply(name));
      } catch (IllegalArgumentException unknown) {
        throw new ParsedArguments.UsageError(unknown.getMessage());
      }
    }
    return chosen.isEmpty() ? whenAbsent : chosen;
  }

  private int run(FuzzSettings settings, Loaded loaded, StandardStreams io)
      throws IOException, ParsedArguments.UsageError, InterruptedException, ExecutionException {
    List<Failure> failures = new ArrayList<>();
    Fuzzer fuzzer = new Fuzzer(settings, loaded, Fuzz::opt, failures::add);
    String table;
    try (Progress progress = new Progress(io.err(), terminal.getAsBoolean(), "programs", fuzzer.programs())) {
      table = fuzzer.run(progress::show);
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof UncheckedIOException noReference)) throw e;
      throw new ParsedArguments.UsageError(noReference.getCause().getMessage());
    }
    io.out().print(table);
    for (Failure failure : failures) {
      io.out().println(failure.program().name() + ", " + failure.system().title() + ": " + failure.message());
    }
    if (settings.keep() != null) keep(failures, fuzzer, settings, io);
    return failures.isEmpty() ? ExitStatus.OK : ExitStatus.FINDINGS;
  }

  private void keep(List<Failure> failures, Fuzzer fuzzer, FuzzSettings settings, StandardStreams io) throws IOException {
    if (failures.isEmpty()) return;
    Files.createDirectories(settings.keep());
    try (Progress progress = new Progress(io.err(), terminal.getAsBoolean(), "failures made small", failures.size())) {
      int done = 0;
      for (Failure failure : failures) {
        String name = failure.program().name() + "." + failure.system().title();
        write(settings.keep().resolve(name + ".mlir"), failure, failure.program().text());
        write(settings.keep().resolve(name + ".small.mlir"), failure, fuzzer.reduce(failure));
        progress.show(++done);
      }
    }
  }

  private static void write(Path file, Failure failure, String text) throws IOException {
    String head = "// " + String.join(" ", failure.system().flags()) + ", " + failure.message().replace('\n', ' ') + "\n";
    Files.writeString(file, head + text, StandardCharsets.ISO_8859_1);
  }

  /** What is compared with the reference: {@code freehold opt}, in this process. */
  private static dev.freehold.fuzz.compare.Run opt(List<String> flags, Path file) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams io = new StandardStreams(new ByteArrayInputStream(new byte[0]), new PrintStream(out, false, StandardCharsets.ISO_8859_1),
        new PrintStream(err, false, StandardCharsets.ISO_8859_1));
    List<String> line = new ArrayList<>(List.of("opt", file.toString(), "--" + OptFlag.REFERENCE_COMPATIBLE.flag()));
    line.addAll(flags);
    int exit = new Main(io, new Opt()).run(line.toArray(String[]::new));
    return new dev.freehold.fuzz.compare.Run(exit, out.toString(StandardCharsets.ISO_8859_1), err.toString(StandardCharsets.ISO_8859_1));
  }
}
