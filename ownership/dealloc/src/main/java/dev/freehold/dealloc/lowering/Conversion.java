// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.pass.PassContext;
import dev.freehold.rewrite.Folding;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Replaces all operations of some kinds. What is replaced stays until everything has gone well, so that the replacements
 * see the original program, and messages number its values. As the reference's conversions, it also folds the operations
 * that are neither wanted nor unwanted.
 */
final class Conversion {
  private final PassContext cx;
  private final Rewriter rewriter;
  private final Goal goal;
  private final Map<Op, List<? extends Value>> replaced = new LinkedHashMap<>();

  /** Whose operations are fine as they are, and which must go. */
  record Goal(Set<String> dialects, Predicate<Op> illegal) {
    boolean isReachedBy(Op op) {
      return dialects.contains(op.def().dialect()) && !illegal.test(op);
    }
  }

  /** Replaces one operation, in front of which the rewriter stands. */
  @FunctionalInterface
  interface Lowering {
    /** The values for the results, or null where it is not possible. */
    @Nullable
    List<? extends Value> lower(Op op, Rewriter rewriter);
  }

  private Conversion(Goal goal, PassContext cx) {
    this.goal = goal;
    this.cx = cx;
    rewriter = cx.rewriter();
  }

  /** Lowers everything in {@code root} that must go, or reports the first operation for which that is not possible. */
  static void run(Op root, Goal goal, Lowering lowering, PassContext cx) {
    Conversion conversion = new Conversion(goal, cx);
    conversion.convert(conversion.collect(root), lowering);
  }

  /** In the order of the program; what no way leads to is left alone. */
  private List<Op> collect(Op root) {
    List<Op> found = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (!goal.isReachedBy(op)) found.add(op);
      for (Region region : op.regions().reversed()) {
        for (Block block : BlockOrder.reversePostOrder(region).reversed()) {
          for (Op inner = block.last(); inner != null; inner = inner.prev()) pending.push(inner);
        }
      }
    }
    return found;
  }

  private void convert(List<Op> ops, Lowering lowering) {
    for (Op op : ops) {
      List<? extends Value> values = fold(op);
      if (values == null && goal.illegal().test(op)) {
        values = lowering.lower(op, rewriter.before(op));
        if (values == null) {
          cx.report(Diagnostic.error(op.location(), "failed to legalize operation '" + op.name() + "' that was explicitly marked illegal").see(op));
          return;
        }
      }
      if (values != null) replaced.put(op, values);
    }
    finish();
  }

  /** What folds give instead of the operation, constants included where those are wanted; null where they only update it. */
  private @Nullable List<Value> fold(Op op) {
    List<Folded> folded;
    do {
      folded = Folding.results(op, rewriter);
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
    Map<Value, Value> standsFor = new HashMap<>();
    replaced.forEach((op, values) -> {
      for (int i = 0; i < values.size(); i++) standsFor.put(op.result(i), values.get(i));
    });
    standsFor.forEach((from, to) -> {
      while (standsFor.containsKey(to)) to = standsFor.get(to);
      rewriter.replaceAllUses(from, to);
    });
    rewriter.eraseAll(replaced.keySet());
  }
}
