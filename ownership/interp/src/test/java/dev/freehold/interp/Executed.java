// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Registry;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;

/** Programs for tests, executed. */
final class Executed {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();

  private Executed() {}

  /** What {@code @f} of a program returns; a fault is an {@code IllegalStateException} with its message. */
  static List<String> results(String program, String arguments) {
    var parsed = Parser.parse(Source.of("-", program), REGISTRY, new ParserOptions(false), diagnostic -> {
      throw new IllegalArgumentException(diagnostic.message());
    });
    Program executable = new Program(parsed.module(), REGISTRY, EXECUTORS);
    FunctionLike function = executable.function("f");
    Outcome outcome = Execution.of(executable, function, Literals.parse(Literals.split(arguments), function, REGISTRY)).run();
    for (Fault fault : outcome.faults()) throw new IllegalStateException(fault.getMessage());
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < outcome.results().size(); i++) {
      texts.add(Printing.toString(Values.attribute(outcome.results().get(i), function.functionType().results().get(i))));
    }
    return texts;
  }

  /** The message of the fault of a program. */
  static String fault(String program, String arguments) {
    try {
      return "no fault: " + results(program, arguments);
    } catch (IllegalStateException fault) {
      return fault.getMessage();
    }
  }
}
