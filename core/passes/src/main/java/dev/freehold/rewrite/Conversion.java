// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Replaces operations of some kinds, in functions by themselves. What is replaced in one stays until everything in it has gone well, so that the
 * replacements see the original program, and messages number its values. As the reference's conversions, it also folds the operations that are
 * neither wanted nor unwanted.
 */
public final class Conversion {
  private final Rewriter rewriter;
  private final Goal goal;
  private final List<Op> replaced = new ArrayList<>();
  /** What the results of these are replaced by, in the order of the program. */
  private final Map<Value, Value> standsFor = new LinkedHashMap<>();
  /** Whether an operation may have been changed: one has been folded or lowered. */
  private boolean changed;

  /**
   * What is to be reached.
   *
   * @param dialects whose operations are fine as they are
   * @param unwanted the operations that are to be replaced
   * @param isRequired whether it is an error when one of them is not replaced
   */
  public record Goal(Set<String> dialects, Predicate<Op> unwanted, boolean isRequired) {
    /** All of the unwanted operations must go. */
    public static Goal required(Set<String> dialects, Predicate<Op> unwanted) {
      return new Goal(dialects, unwanted, true);
    }

    /** Those of the unwanted operations that can be replaced are. */
    public static Goal possible(Set<String> dialects, Predicate<Op> unwanted) {
      return new Goal(dialects, unwanted, false);
    }

    boolean isReachedBy(Op op) {
      return dialects.contains(op.def().dialect()) && !unwanted.test(op);
    }
  }

  /** Replaces operations. It may be asked by several threads, each with a function of its own. */
  @FunctionalInterface
  public interface Lowering {
    /**
     * Replaces one operation, in front of which the rewriter stands.
     *
     * @return the values for the results, or null where it is not possible
     * @throws UnsupportedProgram where it is not possible, and there is more to say
     */
    @Nullable
    List<? extends Value> lower(Op op, Rewriter rewriter) throws UnsupportedProgram;
  }

  /** An operation that cannot be replaced; {@code why} is null if there is no more to say. */
  private record Failure(Op op, @Nullable UnsupportedProgram why) {
    void report(Goal goal, PassContext cx) {
      if (why != null) cx.report(why.diagnostic().see(op));
      if (goal.isRequired())
        cx.report(Diagnostic.error(op.location(), "failed to legalize operation '" + op.name() + "' that was explicitly marked illegal").see(op));
    }
  }

  private Conversion(Goal goal, PassContext cx) {
    this.goal = goal;
    rewriter = cx.rewriter();
  }

  /** Replaces what is unwanted below {@code root}, or reports the first operation for which that is not possible. Returns whether anything may have changed. */
  public static boolean run(Op root, Goal goal, Lowering lowering, PassContext cx) {
    AtomicBoolean changed = new AtomicBoolean();
    Failure failure = convert(root, goal, lowering, cx, changed);
    if (failure != null) failure.report(goal, cx);
    return changed.get();
  }

  private static @Nullable Failure convert(Op root, Goal goal, Lowering lowering, PassContext cx, AtomicBoolean changed) {
    Conversion conversion = new Conversion(goal, cx);
    Failure around = conversion.convert(root, lowering);
    if (conversion.changed) changed.set(true);
    if (around != null) return around;
    Map<Op, Failure> failures = new ConcurrentHashMap<>();
    List<Op> functions = cx.forEachFunction(root, (function, own) -> {
      Failure failure = convert(function, goal, lowering, own, changed);
      if (failure != null) failures.put(function, failure);
    });
    return functions.stream().map(failures::get).filter(Objects::nonNull).findFirst().orElse(null);
  }

  private @Nullable Failure convert(Op root, Lowering lowering) {
    for (Op op : collect(root)) {
      List<? extends Value> values = fold(op);
      if (values == null && goal.unwanted().test(op)) {
        changed = true;
        try {
          values = lowering.lower(op, rewriter.before(op));
        } catch (UnsupportedProgram why) {
          return new Failure(op, why);
        }
        if (values == null && goal.isRequired()) return new Failure(op, null);
      }
      if (values != null) replace(op, values);
    }
    finish();
    return null;
  }

  private void replace(Op op, List<? extends Value> values) {
    replaced.add(op);
    for (int i = 0; i < values.size(); i++) standsFor.put(op.result(i), values.get(i));
  }

  /** What is below {@code root}, but in no function below it, in the order of the program; what no way leads to is left alone. */
  private List<Op> collect(Op root) {
    List<Op> found = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (op != root) {
        if (!goal.isReachedBy(op)) found.add(op);
        if (op instanceof FunctionLike) continue;
      }
      for (int i = op.regionCount() - 1; i >= 0; i--) {
        for (Block block : BlockOrder.reversePostOrder(op.region(i)).reversed()) {
          for (Op inner = block.last(); inner != null; inner = inner.prev()) pending.push(inner);
        }
      }
    }
    return found;
  }

  /** What folds give instead of the operation, constants included where those are wanted; null where they only update it. */
  private @Nullable List<Value> fold(Op op) {
    List<Folded> folded;
    do {
      folded = Folding.results(op, rewriter);
      changed |= folded != null;
    } while (folded != null && folded.isEmpty());
    if (folded == null) return null;
    List<Value> values = new ArrayList<>();
    List<Op> constants = new ArrayList<>();
    rewriter.before(op);
    for (int i = 0; i < folded.size(); i++) {
      Value value = folded.get(i) instanceof Value known ? known : constant((Attribute) folded.get(i), op.result(i), constants);
      if (value == null) {
        constants.forEach(rewriter::erase);
        return null;
      }
      values.add(value);
    }
    return values;
  }

  private @Nullable Value constant(Attribute value, Value.Result result, List<Op> made) {
    Op constant = rewriter.createConstant(rewriter.registry().dialect(result.owner().def().dialect()), value, result.type());
    if (constant == null) return null;
    made.add(constant);
    return goal.isReachedBy(constant) ? constant.result() : null;
  }

  /** A replacement may be replaced itself. */
  private void finish() {
    // In the order of the program, so that chains are followed once.
    standsFor.replaceAll((from, to) -> {
      for (Value further = standsFor.get(to); further != null; further = standsFor.get(to)) to = further;
      return to;
    });
    standsFor.forEach(rewriter::replaceAllUses);
    rewriter.eraseAll(replaced);
  }
}
