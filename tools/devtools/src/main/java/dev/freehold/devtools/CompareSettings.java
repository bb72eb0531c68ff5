// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.random.Profile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** The command line of {@link CompareWithReference}. */
final class CompareSettings {
  static final String HELP =
      """
      Compare a tool with the reference on random programs, byte for byte. Exit status 1 if they differ anywhere.
      With the reference as the tool it says how many programs the reference accepts, refuses and crashes on.
        --seeds A..B      programs with these seeds, B included; or
        --seed S          the first seed (0), and
        --count N         how many programs per profile (50)
        --size N          statements in a program (25)
        --profile NAME    %s; may be repeated (all but loops)
        --reference CMD   what is right (mlir-opt-22)
        --legacy CMD      what is right for --buffer-deallocation, which the reference does not have any more (mlir-opt-19)
        --tool CMD        what is compared with it (freehold opt, in this process)
        --flags FLAGS     flags, with blanks between them, '' for a plain round trip; may be repeated (a dozen usual sets)
        --jobs N          processes at a time (2)
        --batch N         programs in one file (50)
        --keep DIR        keep the programs that make a difference, and the differences
        --shrink N        make the first N of them small; needs --keep
        --record DIR      compare nothing, write down what the reference answers
        --executable      only programs that can be run, so that a difference can be judged by running it
        --print           compare nothing, print the programs
      """
          .formatted(String.join(", ", Arrays.stream(Profile.values()).map(Profile::title).toList()));

  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final String DYNAMIC = "=private-function-dynamic-ownership=true";
  private static final String SIMPLIFY = "--buffer-deallocation-simplification";
  private static final String LOWER = "--bufferization-lower-deallocations";
  private static final String PIPELINE = "--buffer-deallocation-pipeline";

  /** The reference crashes on a third of all programs if it simplifies what has not been canonicalized. */
  private static final List<String> USUAL_FLAGS =
      List.of(
          "",
          "--mlir-print-op-generic",
          "--canonicalize",
          "--cse",
          "--expand-realloc",
          SIMPLIFY,
          LOWER,
          OWNERSHIP,
          OWNERSHIP + DYNAMIC,
          OWNERSHIP + " " + SIMPLIFY,
          OWNERSHIP + " --canonicalize " + SIMPLIFY,
          OWNERSHIP + " --canonicalize " + SIMPLIFY + " " + LOWER,
          PIPELINE,
          PIPELINE + DYNAMIC);

  long firstSeed;
  int count = 50;
  int size = 25;
  final List<Profile> profiles = new ArrayList<>();
  String reference = "mlir-opt-22";
  String legacy = "mlir-opt-19";
  String tool;
  final List<List<String>> flagSets = new ArrayList<>();
  int jobs = 2;
  int batch = 50;
  Path keep;
  int shrink;
  Path record;
  boolean executable;
  boolean print;
  boolean help;

  private CompareSettings() {}

  /** Reads a command line; throws {@code IllegalArgumentException}, with a message for the user, if it cannot. */
  static CompareSettings parse(List<String> args) {
    var settings = new CompareSettings();
    for (var rest = args.iterator(); rest.hasNext(); ) {
      settings.take(rest.next(), rest);
    }
    if (settings.shrink > 0 && settings.keep == null) {
      throw new IllegalArgumentException("--shrink needs --keep");
    }
    if (settings.profiles.isEmpty()) {
      settings.profiles.addAll(Profile.defaults());
    }
    if (settings.flagSets.isEmpty()) {
      USUAL_FLAGS.forEach(settings::addFlags);
    }
    return settings;
  }

  private void take(String option, Iterator<String> rest) {
    switch (option) {
      case "--executable" -> executable = true;
      case "--print" -> print = true;
      case "--help", "-h" -> help = true;
      default -> {
        if (!rest.hasNext()) {
          throw new IllegalArgumentException("no value for " + option);
        }
        take(option, rest.next());
      }
    }
  }

  private void take(String option, String value) {
    switch (option) {
      case "--seeds" -> range(value);
      case "--seed" -> firstSeed = Long.parseLong(value);
      case "--count" -> count = Integer.parseInt(value);
      case "--size" -> size = Integer.parseInt(value);
      case "--profile" -> profiles.add(Profile.of(value));
      case "--reference" -> reference = value;
      case "--legacy" -> legacy = value;
      case "--tool" -> tool = value;
      case "--flags" -> addFlags(value);
      case "--jobs" -> jobs = Integer.parseInt(value);
      case "--batch" -> batch = Integer.parseInt(value);
      case "--keep" -> keep = Path.of(value);
      case "--shrink" -> shrink = Integer.parseInt(value);
      case "--record" -> record = Path.of(value);
      default -> throw new IllegalArgumentException("no option " + option);
    }
  }

  private void range(String value) {
    String[] ends = value.split("\\.\\.", 2);
    firstSeed = Long.parseLong(ends[0]);
    count = Math.toIntExact(Long.parseLong(ends[ends.length - 1]) - firstSeed + 1);
  }

  private void addFlags(String flags) {
    flagSets.add(flags.isBlank() ? List.of() : List.of(flags.strip().split("\\s+(?=-)")));
  }
}
