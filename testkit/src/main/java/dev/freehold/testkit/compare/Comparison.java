// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Compares a tool with a reference.
 *
 * @param reference what is right by definition, unless it crashes
 * @param tool what is compared with it
 */
public record Comparison(Tool reference, Tool tool) {
  /** How often the reference is asked again before it is believed to always print the same. */
  private static final int ASK_AGAIN = 6;

  /** Compares programs, which are given to both in one file. */
  public List<Result> compare(List<Program> programs, List<String> flags) {
    var batch = new Batch(programs);
    var expected = batch.outcomes(reference, flags);
    var actual = batch.outcomes(tool, flags);
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

  /** What the reference makes of a program without any pass: whether it is valid. */
  public Outcome referenceOn(Program program) {
    return Batch.alone(reference, List.of(), program);
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
    Verdict verdict = answers.size() == 1 ? Verdict.DIFFERENT : Verdict.NONDETERMINISTIC;
    return new Result(first.flags(), first.program(), verdict, first.expected(), actual);
  }
}
