// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.Values;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.List;

/** The function {@code f} of a program, executed before and after passes. */
final class BeforeAndAfter {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final PassRegistry PASSES = PassRegistry.load();
  private static final String POISON = "#ub.poison";

  private final Program before;
  private final Op transformed;
  private final Program after;
  private int compared;

  BeforeAndAfter(String text, String... passes) {
    before = new Program(parse(text), REGISTRY, EXECUTORS);
    transformed = parse(text);
    Pipeline pipeline = Pipeline.ofModule();
    for (String pass : passes) new PipelineParser(PASSES, diagnostic -> {}).addFlag(pipeline, pass, "");
    assertTrue(new PipelineRunner(REGISTRY, diagnostic -> {}, RunSettings.DEFAULT).run(pipeline, transformed));
    after = new Program(transformed, REGISTRY, EXECUTORS);
  }

  private static Op parse(String text) {
    return Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(false), diagnostic -> {
      throw new IllegalArgumentException(diagnostic.message() + "\n" + text);
    }).module();
  }

  List<String> argumentTypes() {
    return before.function("f").functionType().inputs().stream().map(Printing::toString).toList();
  }

  /** The program after the passes. */
  String after() {
    return Printing.toString(transformed);
  }

  /** How many results have been compared: those that are not poison before. */
  int compared() {
    return compared;
  }

  /** In what the results differ, unless the behavior before is undefined; null if they are the same. */
  String difference(List<String> arguments) {
    List<String> expected = results(before, arguments);
    if (expected == null) return null;
    List<String> actual = results(after, arguments);
    if (actual == null) {
      // A division by poison gives poison in the interpreter. It may be undefined.
      return expected.contains(POISON) ? null : "f(" + String.join(", ", arguments) + ") has become undefined";
    }
    for (int i = 0; i < expected.size(); i++) {
      if (expected.get(i).equals(POISON)) continue;
      compared++;
      if (expected.get(i).equals(actual.get(i))) continue;
      return "result " + i + " of f(" + String.join(", ", arguments) + ") is " + actual.get(i) + " and not " + expected.get(i);
    }
    return null;
  }

  /** What the function returns; null where it has no defined behavior. */
  private static List<String> results(Program program, List<String> arguments) {
    FunctionLike function = program.function("f");
    Inputs inputs = Literals.parse(arguments, function, REGISTRY);
    Outcome outcome = Execution.of(program, function, inputs).run();
    if (!outcome.faults().isEmpty()) return null;
    List<Type> types = function.functionType().results();
    List<String> results = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) results.add(Printing.toString(Values.attribute(outcome.results().get(i), types.get(i))));
    return results;
  }
}
