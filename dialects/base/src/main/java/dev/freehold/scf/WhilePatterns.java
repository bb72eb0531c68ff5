// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link WhileOp}; one more is in {@link WhileIfMotion}. */
final class WhilePatterns {
  private WhilePatterns() {}

  /** The loop body only runs where the condition is true. */
  static void conditionHoldsInBody(WhileOp op, Rewriter rewriter) {
    ConditionOp condition = op.conditionOp();
    Value always = null;
    for (int i = 0; i < condition.arguments().size(); i++) {
      Value received = op.after().entryBlock().argument(i);
      if (condition.arguments().get(i) != condition.condition() || !received.hasUses()) continue;
      if (always == null) always = rewriter.create(ConstantOp.bool(true)).result();
      rewriter.replaceAllUses(received, always);
    }
  }

  /** A comparison like that of the condition, or one that is the opposite of it, is known in the loop body. */
  static void comparisonHoldsInBody(WhileOp op, Rewriter rewriter) {
    ConditionOp condition = op.conditionOp();
    if (!(condition.condition().definingOp() instanceof CmpIOp compared)) return;
    for (int i = 0; i < condition.arguments().size(); i++) {
      for (int side = 0; side < 2; side++) {
        if (condition.arguments().get(i) == compared.operand(side)) foldComparisons(op.after().entryBlock().argument(i), compared, side, rewriter);
      }
    }
  }

  /** Replaces comparisons of {@code received}, which is one side of {@code known}, with the other side of it. */
  private static void foldComparisons(Value received, CmpIOp known, int side, Rewriter rewriter) {
    received.forEachUse(use -> {
      if (!(use.owner() instanceof CmpIOp again) || again.operand(1 - side) != known.operand(1 - side)) return;
      boolean same = again.predicate() == known.predicate();
      if (!same && again.predicate() != known.predicate().inverted()) return;
      rewriter.replaceWith(again, ConstantOp.bool(same));
    });
  }

  /** Where the condition passes on the arguments of its block in another order, it passes them in theirs, and the receivers move. */
  static void alignArguments(WhileOp op, Rewriter rewriter) {
    Block before = op.before().entryBlock();
    OperandRange passed = op.conditionOp().arguments();
    if (passed.equals(before.arguments())) return;
    int[] order = order(before.arguments(), passed);
    if (order == null) return;
    ConditionOp condition = rewriter.replaceWith(op.conditionOp(), ConditionOp.of(op.conditionOp().condition(), before.arguments()));
    Type[] types = new Type[order.length];
    for (int i = 0; i < order.length; i++) types[order[i]] = op.result(i).type();
    WhileOp aligned = rewriter.before(op).create(WhileOp.of(op.inits(), Arrays.asList(types)));
    Block newBefore = rewriter.createBlock(aligned.before());
    for (Value init : op.inits()) rewriter.addArgument(newBefore, init.type(), init.location());
    Block newAfter = rewriter.createBlock(aligned.after(), null, Arrays.asList(types), op.location());
    Value[] results = new Value[order.length];
    Value[] received = new Value[order.length];
    for (int i = 0; i < order.length; i++) {
      results[i] = aligned.result(order[i]);
      received[i] = newAfter.argument(order[i]);
    }
    rewriter.inlineBlock(condition.enclosingBlock(), newBefore, null, newBefore.arguments());
    rewriter.inlineBlock(op.after().entryBlock(), newAfter, null, Arrays.asList(received));
    rewriter.replace(op, Arrays.asList(results));
  }

  /** For each value passed, the position of the same value among the arguments; null where they are not the same, each once. */
  private static int @Nullable [] order(List<? extends Value> arguments, List<Value> passed) {
    if (arguments.size() != passed.size() || new HashSet<>(passed).size() != passed.size()) return null;
    Map<Value, Integer> positions = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) positions.put(arguments.get(i), i);
    int[] order = new int[passed.size()];
    for (int i = 0; i < order.length; i++) {
      Integer position = positions.get(passed.get(i));
      if (position == null) return null;
      order[i] = position;
    }
    return order;
  }
}
