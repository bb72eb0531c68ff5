// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares a tool with a reference.
 *
 * @param reference what is right by definition, unless it crashes
 * @param tool what is compared with it
 * @param oracle decides which differences are faults of the reference
 */
public record Comparison(Tool reference, Tool tool, DifferenceOracle oracle) {
  /** How often the reference is asked again before it is believed to always print the same. */
  private static final int ASK_AGAIN = 12;
  private static final String UNREGISTERED = "--allow-unregistered-dialect";

  /** A comparison in which the reference is always right. */
  public Comparison(Tool reference, Tool tool) {
    this(reference, tool, DifferenceOracle.NONE);
  }

  /** Compares programs, which are given to both in one file. */
  public List<Result> compare(List<Program> programs, List<String> flags) {
    var expected = reference.outcomes(flags, programs);
    var actual = tool.outcomes(flags, programs);
    var results = new ArrayList<Result>();
    for (int i = 0; i < programs.size(); i++) {
      var first = new Result(flags, programs.get(i), verdict(expected.get(i), actual.get(i)), expected.get(i), actual.get(i));
      results.add(first.verdict() == Verdict.DIFFERENT ? lookAgain(first) : first);
    }
    return results;
  }

  /** Compares one program by itself. */
  public Result compare(Program program, List<String> flags) {
    return compare(List.of(program), flags).getFirst();
  }

  /** Whether the reference finds a program valid, to which then these flags are applied. */
  public boolean takes(Program program, List<String> flags) {
    var withoutPasses = flags.stream().filter(UNREGISTERED::equals).toList();
    return Batch.alone(reference, withoutPasses, program) instanceof Outcome.Printed;
  }

  private static Verdict verdict(Outcome expected, Outcome actual) {
    if (expected instanceof Outcome.Crashed) {
      return Verdict.REFERENCE_CRASH;
    }
    if (!expected.equals(actual)) {
      return Verdict.DIFFERENT;
    }
    return expected instanceof Outcome.Printed ? Verdict.SAME : Verdict.SAME_ERROR;
  }

  /** The reference orders some values by their addresses: any of its answers counts, and no answer if it has several. */
  private Result lookAgain(Result first) {
    Outcome actual = Batch.alone(tool, first.flags(), first.program());
    var answers = new HashSet<Outcome>(List.of(first.expected()));
    for (int i = 0; i < ASK_AGAIN; i++) {
      Outcome expected = Batch.alone(reference, first.flags(), first.program());
      Verdict verdict = verdict(expected, actual);
      if (verdict != Verdict.DIFFERENT) {
        return new Result(first.flags(), first.program(), verdict, expected, actual);
      }
      answers.add(expected);
    }
    String cause = cause(first);
    if (cause != null) {
      return new Result(first.flags(), first.program(), Verdict.REFERENCE_WRONG, first.expected(), first.actual(), cause);
    }
    Verdict verdict = answers.size() == 1 ? Verdict.DIFFERENT : Verdict.NONDETERMINISTIC;
    return new Result(first.flags(), first.program(), verdict, first.expected(), actual);
  }

  private @Nullable String cause(Result result) {
    if (result.expected() instanceof Outcome.Refused refused && isOwnFault(result, refused)) {
      return "invalid output: " + refused.message().replaceAll("#\\d+", "#");
    }
    return oracle.fault(result);
  }

  /** Whether what the reference refuses is not the program, but what it has made of it; and takes what the tool has made, if that printed anything. */
  private boolean isOwnFault(Result result, Outcome.Refused refused) {
    var unverified = new ArrayList<>(untilRefused(result, refused));
    unverified.add("--verify-each=false");
    boolean isFound =
        Batch.alone(reference, unverified, result.program()) instanceof Outcome.Refused again && again.message().equals(refused.message());
    boolean isTaken = switch (result.actual()) {
      case Outcome.Printed(var text) -> takes(new Program(result.program().name(), text), result.flags());
      case Outcome.Refused _ -> true;
      case Outcome.Crashed _ -> false;
    };
    return !isFound && isTaken;
  }

  /** The flags without the passes behind the one that the reference refuses to go on after: some of them look for invalid programs themselves. */
  private List<String> untilRefused(Result result, Outcome.Refused refused) {
    for (int count = 1; count < result.flags().size(); count++) {
      var first = result.flags().subList(0, count);
      if (Batch.alone(reference, first, result.program()) instanceof Outcome.Refused again && again.message().equals(refused.message())) {
        return first;
      }
    }
    return result.flags();
  }
}
