// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.interp.Environment;
import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.RunListener;
import dev.freehold.interp.check.Choice;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import java.util.Objects;

/**
 * Arguments that somebody has chosen for a function, beside the paths that a check follows.
 *
 * @param texts as {@link Literals} reads them
 */
public record ChosenArguments(String function, List<String> texts) {
  /** What takes the place of the choices of a path. */
  List<Choice> path() {
    return List.of(new Choice("arguments", 0, String.join(", ", texts), 1));
  }

  /** Runs the function of a program with them. */
  Outcome run(Op module, Registry registry, Executors executors, Limits limits, RunListener listener) {
    Program program = new Program(module, registry, executors);
    FunctionLike entry = Objects.requireNonNull(program.function(function), "the function is in both programs");
    Inputs inputs = Literals.parse(texts, entry, registry);
    return new Execution(program, entry, inputs, () -> Environment.NONE, limits, Rules.STRICT.remembering(true), listener).run();
  }
}
