// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.Environment;
import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.Values;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Executes the functions of {@code corpus/models/bufferized} with arguments that are the same each time. */
final class ModelRuns {
  private static final Path BUFFERIZED = Repository.CORPUS.resolve("models/bufferized");
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final long MAX_STEPS = 20_000_000;
  /** Sizes that the program does not say. */
  private static final long SIZE = 5;

  private ModelRuns() {}

  /**
   * How a function ended.
   *
   * @param outcome arguments and results after it, or what went wrong
   */
  record Ended(boolean well, String outcome) {}

  /** Runs all functions of a module, each for that many steps at most. */
  static Map<String, Ended> run(Path file, long maxSteps) throws IOException {
    Source source = new Source(file.getFileName().toString(), Files.readAllBytes(file));
    Program program = new Program(Parser.parse(source, REGISTRY, new ParserOptions(false), diagnostic -> {}).module(), REGISTRY, EXECUTORS);
    Map<String, Ended> ended = new LinkedHashMap<>();
    for (FunctionLike function : program.functions()) ended.put(function.symbolName(), run(program, function, maxSteps));
    return ended;
  }

  /** Runs a function with its arguments. */
  static Outcome execute(Program program, FunctionLike function, long maxSteps, Rules rules) {
    return execute(program, function, 3, maxSteps, rules);
  }

  /** Runs a function of whose arguments all that are no buffers are one number. */
  static Outcome execute(Program program, FunctionLike function, long number, long maxSteps, Rules rules) {
    Limits limits = Limits.DEFAULT.withSteps(maxSteps);
    return new Execution(program, function, made(function.functionType().inputs(), number), () -> Environment.NONE, limits, rules, null).runOnce();
  }

  private static Ended run(Program program, FunctionLike function, long maxSteps) {
    List<Type> inputs = function.functionType().inputs();
    Outcome outcome = execute(program, function, maxSteps, Rules.STRICT);
    for (Fault fault : outcome.faults()) {
      // Nobody has put deallocations into these programs yet.
      boolean expected = fault.kind() == Fault.Kind.LEAK || fault.kind() == Fault.Kind.BOUNDARY;
      if (!expected) return new Ended(false, fault.diagnostic().location() + ": " + fault.getMessage());
    }
    return new Ended(true, text(outcome.arguments(), inputs) + text(outcome.results(), function.functionType().results()));
  }

  private static String text(List<Object> values, List<Type> types) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.size(); i++) text.append(Printing.toString(Values.attribute(values.get(i), types.get(i)))).append('\n');
    return text.toString();
  }

  private static Inputs made(List<Type> types, long number) {
    return heap -> {
      List<Object> values = new ArrayList<>();
      for (Type type : types) values.add(type instanceof MemRefType memref ? buffer(memref, values.size(), heap) : number(type, number));
      return values;
    };
  }

  private static Object buffer(MemRefType type, int argument, Heap heap) {
    long[] sizes = type.shape().toArray();
    for (int i = 0; i < sizes.length; i++) sizes[i] = Shape.isDynamic(sizes[i]) ? SIZE : sizes[i];
    int bytes = Kinds.bytes(type.element());
    long count = 1;
    for (long size : sizes) count *= size;
    Buffer buffer = heap.allocate(Buffer.Owner.CALLER, count * bytes, null, dev.freehold.ir.attribute.Location.UNKNOWN);
    for (long i = 0; i < count; i++) Elements.store(buffer, i * bytes, type.element(), number(type.element(), (7 * i + argument) % 5));
    return Reference.whole(buffer, sizes, bytes);
  }

  private static Object number(Type type, long number) {
    return type instanceof FloatType f ? Kinds.boxed(f.format().fromDouble((number + 1) / 4.0), f) : Kinds.boxed(BigInteger.valueOf(number), type);
  }

  /** The models after each step of their lowering, in the order of their names. */
  static List<Path> programs() throws IOException {
    try (Stream<Path> found = Files.list(BUFFERIZED)) {
      return found.sorted().toList();
    }
  }

  /** Prints how each function ends that does not end well. */
  public static void main(String[] args) throws IOException {
    int well = 0;
    int all = 0;
    for (Path file : programs()) {
      for (var each : run(file, MAX_STEPS).entrySet()) {
        all++;
        if (each.getValue().well()) well++;
        else System.out.println(file.getFileName() + " @" + each.getKey() + ": " + each.getValue().outcome());
      }
    }
    System.out.println(well + " of " + all + " functions completed");
  }
}
