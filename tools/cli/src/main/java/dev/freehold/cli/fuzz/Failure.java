// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;

/** A random program with a failure. */
public sealed interface Failure {
  Program program();

  DeallocationSystem system();

  /** In one line, for the user. */
  String message();

  /** What Freehold made of it is wrong, or it made nothing of it. */
  record Wrong(Program program, DeallocationSystem system, SoundnessVerdict verdict) implements Failure {
    @Override
    public String message() {
      return verdict.verdict().title() + ": " + verdict.message();
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
