// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;

/** A random program that does not fare as it should. */
public sealed interface Failure {
  Program program();

  DeallocationSystem system();

  /** In one line, for the user. */
  String message();

  /** What Freehold made of it is wrong, or it made nothing of it. */
  record Wrong(Program program, DeallocationSystem system, SoundnessVerdict judgement) implements Failure {
    @Override
    public String message() {
      return judgement.verdict().title() + ": " + judgement.message();
    }
  }

  /** The reference prints something else. */
  record Different(DeallocationSystem system, Result result) implements Failure {
    @Override
    public Program program() {
      return result.program();
    }

    @Override
    public String message() {
      return "different from the reference";
    }
  }
}
