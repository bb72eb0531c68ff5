// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The command line of {@link CompareWithReference}. */
final class CompareSettings {
  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final String DYNAMIC = "=private-function-dynamic-ownership=true";
  private static final String SIMPLIFY = "--buffer-deallocation-simplification";
  private static final String LOWER = "--bufferization-lower-deallocations";
  private static final String PIPELINE = "--buffer-deallocation-pipeline";

  /** The reference crashes on a third of all programs if it simplifies what has not been canonicalized. */
  private static final List<List<String>> USUAL_FLAGS =
      List.of(
          List.of(),
          List.of("--mlir-print-op-generic"),
          List.of("--canonicalize"),
          List.of("--cse"),
          List.of("--expand-realloc"),
          List.of(SIMPLIFY),
          List.of(LOWER),
          List.of(OWNERSHIP),
          List.of(OWNERSHIP + DYNAMIC),
          List.of(OWNERSHIP, SIMPLIFY),
          List.of(OWNERSHIP, "--canonicalize", SIMPLIFY),
          List.of(OWNERSHIP, "--canonicalize", SIMPLIFY, LOWER),
          List.of(PIPELINE),
          List.of(PIPELINE + DYNAMIC));

  /** Seeds, both ends included. */
  private record Range(long first, long last) {
    static Range of(String text) {
      String[] ends = text.split("\\.\\.", 2);
      Range range = new Range(OptionValues.integer(ends[0]), OptionValues.integer(ends[ends.length - 1]));
      if (range.last - range.first < 0 || range.last - range.first >= Integer.MAX_VALUE)
        throw new IllegalArgumentException("expected a range such as 5..7");
      return range;
    }

    int count() {
      return (int) (last - first + 1);
    }
  }

  private static final Option<Range> SEEDS =
      Option.of("seeds", "A..B", Range::of, "seeds of the programs, B included, in place of --seed and --count");
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "first seed").withDefault(0L);
  private static final Option<Integer> COUNT =
      Option.of("count", "N", OptionValues::positiveInt, "number of programs of each profile").withDefault(50);
  private static final Option<Integer> SIZE = Option.of("size", "N", OptionValues::positiveInt, "number of statements of a program").withDefault(25);
  private static final Option<Profile> PROFILE = Option.of("profile", "NAME", OptionValues.oneOf(List.of(Profile.values()), Profile::title),
      "kind of programs: " + String.join(", ", Arrays.stream(Profile.values()).map(Profile::title).toList())).asRepeatable()
      .withDefaultText("all but loops");
  private static final Option<String> REFERENCE = Option.text("reference", "COMMAND", "the reference").withDefault("mlir-opt-22");
  private static final Option<String> LEGACY =
      Option.text("legacy", "COMMAND", "the reference for --buffer-deallocation, which newer versions do not have").withDefault("mlir-opt-19");
  private static final Option<String> TOOL =
      Option.text("tool", "COMMAND", "the tool that is compared with it").withDefaultText("freehold opt, in this process");
  private static final Option<List<String>> FLAGS =
      Option.of("flags", "FLAGS", CompareSettings::flags, "flags, separated by blanks; '' for a plain round trip").asRepeatable()
          .withDefaultText("14 usual sets");
  private static final Option<Integer> JOBS = Option.of("jobs", "N", OptionValues::positiveInt, "number of parallel processes").withDefault(2);
  private static final Option<Integer> BATCH = Option.of("batch", "N", OptionValues::positiveInt, "number of programs in one file").withDefault(50);
  private static final Option<Path> KEEP = Option.of("keep", "DIR", Path::of, "write the programs with differences to DIR");
  private static final Option<Integer> SHRINK =
      Option.of("shrink", "N", OptionValues::countInt, "reduce the first N of them; requires --keep").withDefault(0);
  private static final Option<Path> RECORD = Option.of("record", "DIR", Path::of, "do not compare, but write the outputs of the reference to DIR");
  private static final Option<Boolean> EXECUTABLE =
      Option.flag("executable", "generate only programs that can be executed, which shows who is right");
  private static final Option<Boolean> PRINT = Option.flag("print", "do not compare, but print the programs");
  private static final OptionTable TABLE = OptionTable.of("./dev compare", List.of(), """
      Compares a tool with the reference on random programs, byte for byte. With the reference as the tool, it counts how many programs the reference
      accepts, rejects and crashes on. Exit status: 1 if there is a difference, 2 for a usage error.
      """, Option.HELP, SEEDS, SEED, COUNT, SIZE, PROFILE, REFERENCE, LEGACY, TOOL, FLAGS, JOBS, BATCH, KEEP, SHRINK, RECORD, EXECUTABLE, PRINT);

  final long firstSeed;
  final int count;
  final int size;
  final List<Profile> profiles;
  final String reference;
  final String legacy;
  /** Null for the tool in this process. */
  final String tool;
  final List<List<String>> flagSets;
  final int jobs;
  final int batch;
  /** Null if nothing is kept. */
  final Path keep;
  final int shrink;
  /** Null if nothing is recorded. */
  final Path record;
  final boolean executable;
  final boolean print;
  final boolean help;

  private CompareSettings(ParsedArguments arguments) {
    Range seeds = arguments.get(SEEDS);
    firstSeed = seeds == null ? arguments.get(SEED) : seeds.first();
    count = seeds == null ? arguments.get(COUNT) : seeds.count();
    size = arguments.get(SIZE);
    profiles = arguments.isGiven(PROFILE) ? arguments.all(PROFILE) : Profile.defaults();
    reference = arguments.get(REFERENCE);
    legacy = arguments.get(LEGACY);
    tool = arguments.get(TOOL);
    flagSets = arguments.isGiven(FLAGS) ? arguments.all(FLAGS) : USUAL_FLAGS;
    jobs = arguments.get(JOBS);
    batch = arguments.get(BATCH);
    keep = arguments.get(KEEP);
    shrink = arguments.get(SHRINK);
    record = arguments.get(RECORD);
    executable = arguments.get(EXECUTABLE);
    print = arguments.get(PRINT);
    help = arguments.get(Option.HELP);
  }

  static CompareSettings parse(List<String> args) throws UsageError {
    CompareSettings settings = new CompareSettings(ParsedArguments.parse(args, TABLE));
    if (settings.shrink > 0 && settings.keep == null) throw new UsageError("--shrink requires --keep");
    return settings;
  }

  static void printHelp() {
    TABLE.printHelp(System.out);
  }

  private static List<String> flags(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+(?=-)"));
  }
}
