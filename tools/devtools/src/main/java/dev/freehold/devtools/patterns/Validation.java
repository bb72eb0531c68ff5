// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Program;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.Watch;
import dev.freehold.interp.check.Contents;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A function before and after passes, executed with the same arguments. What is poison, uninitialized or undefined before may be anything after; all else must
 * be the same: results, contents of buffers, what is passed outside, and failed assertions. The memory must not be treated worse.
 */
final class Validation {
  private static final Limits LIMITS = new Limits(20_000, 50, 1 << 20, Watch.NONE);
  private static final Set<Fault.Kind> UNKNOWN = EnumSet.of(Fault.Kind.LIMIT, Fault.Kind.UNSUPPORTED);

  /** A function whose behavior differs by one of these depends on something that the passes may change. */
  private static final List<Rules> OTHER_RULES = List.of(Rules.STRICT.turned(), Rules.STRICT.following(), Rules.STRICT.exact());

  /** What a comparison of two runs shows. */
  enum Verdict {
    SAME,
    /** The behavior before is undefined. */
    UNDEFINED,
    /** One of the runs did not end, or has something that the interpreter cannot execute. */
    NOT_EXECUTED,
    DIFFERENT
  }

  /** One run, and what it has shown outside. */
  private record Run(Outcome outcome, Outside outside) {}

  private final Program before;
  private final Program after;
  private final FunctionLike functionBefore;
  private final FunctionLike functionAfter;
  private final Boundaries boundaries;
  private String difference = "";

  private Validation(Program before, FunctionLike functionBefore, Program after, FunctionLike functionAfter) {
    this.before = before;
    this.after = after;
    this.functionBefore = functionBefore;
    this.functionAfter = functionAfter;
    boundaries = new Boundaries((Op) functionBefore);
  }

  /** The functions that are in a program before and after passes. */
  static List<Validation> of(Op before, Op after, Registry registry, Executors executors) {
    Program one = new Program(before, registry, executors);
    Program other = new Program(after, registry, executors);
    List<Validation> all = new ArrayList<>();
    for (FunctionLike function : one.functions()) {
      FunctionLike same = function.symbolName() == null ? null : other.function(function.symbolName());
      if (same != null && !same.isDeclaration()) all.add(new Validation(one, function, other, same));
    }
    return all;
  }

  /** The name of the function. */
  String name() {
    return Objects.requireNonNull(functionBefore.symbolName(), "only functions with a name are compared");
  }

  /** Whether the text is the same before and after. */
  boolean isUnchanged() {
    return before().equals(after());
  }

  /** The text of the function as it is. */
  String before() {
    return Printing.toString((Op) functionBefore);
  }

  /** The text of the function after the passes. */
  String after() {
    return Printing.toString((Op) functionAfter);
  }

  /** The arguments of the runs that are worth while, at most so many. */
  BoundaryArguments arguments(int most) {
    return new BoundaryArguments(functionBefore, boundaries, most);
  }

  /** How the last run differed. */
  String difference() {
    return difference;
  }

  /** Executes the function before and after passes. */
  Verdict run(Inputs inputs) {
    Run first = run(before, functionBefore, inputs, Rules.STRICT.fixing(true));
    @Nullable Fault end = end(first);
    if (end != null && UNKNOWN.contains(end.kind())) return Verdict.NOT_EXECUTED;
    if (end != null && end.kind() != Fault.Kind.ASSERTION) return Verdict.UNDEFINED;
    Run second = run(after, functionAfter, inputs, Rules.STRICT);
    @Nullable Fault endAfter = end(second);
    if (endAfter != null && UNKNOWN.contains(endAfter.kind())) return Verdict.NOT_EXECUTED;
    // What the interpreter takes for poison, as a quotient by poison, may be undefined.
    if (endAfter != null && endAfter.kind().isUpToArguments() && end == null && hasPoison(first)) return Verdict.UNDEFINED;
    String found;
    try {
      found = difference(first, second);
    } catch (Fault | NegativeArraySizeException beyondBuffer) {
      // A view that is returned has elements that are not there.
      return Verdict.UNDEFINED;
    }
    if (found == null) return Verdict.SAME;
    if (boundaries.mayDependOnSigns()) return Verdict.UNDEFINED;
    if (OTHER_RULES.stream().anyMatch(rules -> dependsOn(rules, first, inputs))) return Verdict.UNDEFINED;
    difference = found + " for " + first.outcome.arguments().stream().map(Validation::text).toList();
    return Verdict.DIFFERENT;
  }

  private Run run(Program program, FunctionLike function, Inputs inputs, Rules rules) {
    Outside outside = new Outside(boundaries);
    return new Run(new Execution(program, function, inputs, () -> outside, LIMITS, rules, null).runOnce(), outside);
  }

  /** What ended a run; null if it returned. */
  private static @Nullable Fault end(Run run) {
    return run.outcome.returned() ? null : run.outcome.faults().getFirst();
  }

  /** Whether the behavior before depends on what programs must not depend on. */
  private boolean dependsOn(Rules rules, Run usual, Inputs inputs) {
    return difference(usual, run(before, functionBefore, inputs, rules)) != null;
  }

  private static boolean hasPoison(Run run) {
    return Stream.concat(run.outcome.returnedValues().stream(), run.outside.events().stream().flatMap(event -> event.values().stream()))
        .anyMatch(Validation::hasPoison);
  }

  private static boolean hasPoison(Object value) {
    return value == Poison.INSTANCE || value instanceof Tensor tensor && hasPoison(tensor.elements())
        || value instanceof Object[] elements && Arrays.stream(elements).anyMatch(Validation::hasPoison);
  }

  private @Nullable String difference(Run first, Run second) {
    Fault end = end(first);
    Fault endAfter = end(second);
    if (end != null) return endAfter != null && endAfter.kind() == end.kind() ? null : "the assertion holds";
    if (endAfter != null) return endAfter.kind() + ": " + endAfter.getMessage();
    for (Fault fault : second.outcome.faults()) {
      if (first.outcome.faults().stream().noneMatch(given -> given.kind() == fault.kind())) return fault.kind() + ": " + fault.getMessage();
    }
    if (!first.outside.matches(second.outside)) return "outside it is " + second.outside.events() + " instead of " + first.outside.events();
    String results =
        difference("result ", first.outcome.returnedValues(), second.outcome.returnedValues(), functionBefore.functionType().results());
    return results != null ? results
        : difference("argument ", first.outcome.arguments(), second.outcome.arguments(), functionBefore.functionType().inputs());
  }

  private @Nullable String difference(String what, List<Object> before, List<Object> after, List<Type> types) {
    for (int i = 0; i < before.size(); i++) {
      Object a = boundaries.equalFloats().unified(Contents.of(before.get(i), types.get(i)), types.get(i));
      Object b = boundaries.equalFloats().unified(Contents.of(after.get(i), types.get(i)), types.get(i));
      if (!Contents.matches(a, b)) return what + i + " is " + Contents.text(b, types.get(i)) + " instead of " + Contents.text(a, types.get(i));
    }
    return null;
  }

  private static String text(Object value) {
    return switch (value) {
      case Object[] elements -> Arrays.toString(elements);
      case Tensor tensor -> Arrays.toString(tensor.sizes()) + Arrays.toString(tensor.elements());
      case Reference reference -> Arrays.toString(reference.sizes()) + "+" + reference.offset()
          + Arrays.toString(reference.strides());
      default -> String.valueOf(value);
    };
  }
}
