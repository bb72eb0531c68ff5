// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.ir.Block;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.pass.PassContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Replaces all operations of some kinds. What is replaced stays until everything has gone well, so that the replacements
 * see the original program, and messages number its values.
 */
final class Conversion {
  private final PassContext cx;
  private final Rewriter rewriter;
  private final Map<Op, List<? extends Value>> replaced = new LinkedHashMap<>();

  /** Replaces one operation, in front of which the rewriter stands. */
  @FunctionalInterface
  interface Lowering {
    /** The values for the results, or null where it is not possible. */
    List<? extends Value> lower(Op op, Rewriter rewriter);
  }

  private Conversion(PassContext cx) {
    this.cx = cx;
    rewriter = new Rewriter(cx.registry());
  }

  /** Lowers everything in {@code root} that is illegal, or reports the first operation for which that is not possible. */
  static void run(Op root, Predicate<Op> illegal, Lowering lowering, PassContext cx) {
    new Conversion(cx).convert(collect(root, illegal), lowering);
  }

  /** In the order of the program; what no way leads to is left alone. */
  private static List<Op> collect(Op root, Predicate<Op> illegal) {
    List<Op> found = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (illegal.test(op)) found.add(op);
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
      List<? extends Value> values = foldOrLower(op, lowering);
      if (values == null) {
        cx.report(Diagnostic.error(op.location(), "failed to legalize operation '" + op.name() + "' that was explicitly marked illegal").see(op));
        return;
      }
      replaced.put(op, values);
    }
    finish();
  }

  private List<? extends Value> foldOrLower(Op op, Lowering lowering) {
    List<Folded> folded = rewriter.fold(op);
    boolean areValues = folded != null && !folded.isEmpty() && folded.stream().allMatch(Value.class::isInstance);
    return areValues ? folded.stream().map(Value.class::cast).toList() : lowering.lower(op, rewriter.before(op));
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
