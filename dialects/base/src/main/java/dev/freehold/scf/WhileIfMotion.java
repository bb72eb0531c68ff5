// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a loop does in front of its condition, and only if the condition is true, is the start of its body.
 *
 * <pre>
 *   while { …; %r = if %c { A; yield %a } else { yield %b }; condition(%c) %r } do { ^(%x): B(%x) }
 *   while { …; condition(%c) %b, … } do { ^(%y, …): A; B(%a) }
 * </pre>
 */
final class WhileIfMotion {
  private WhileIfMotion() {}

  static void moveIfDown(WhileOp op, Rewriter rewriter) {
    ConditionOp condition = op.conditionOp();
    if (!(condition.prev() instanceof IfOp choice) || choice.condition() != condition.condition() || doesMoreInElse(choice)) return;
    List<Value> passed = List.copyOf(condition.arguments());
    Block body = op.after().entryBlock();
    for (int i = 0; i < passed.size(); i++) {
      if (!(passed.get(i) instanceof Value.Result result) || result.owner() != choice) continue;
      rewriter.replaceAllUses(result, choice.elseYield().operand(result.index()));
      rewriter.replaceAllUses(body.argument(i), choice.thenYield().operand(result.index()));
    }
    List<Value> needed = neededFrom(op, choice);
    List<Type> types = new ArrayList<>(op.resultTypes());
    for (Value value : needed) types.add(value.type());
    WhileOp moved = rewriter.before(op).create(WhileOp.of(op.inits(), types));
    rewriter.inlineRegion(op.before(), moved.before(), null);
    rewriter.inlineRegion(op.after(), moved.after(), null);
    rewriter.updateInPlace(moved, () -> {
      for (Value value : needed) {
        Value received = rewriter.addArgument(body, value.type(), op.location());
        rewriter.replaceUsesIf(value, received, use -> isBelow(use, choice.thenRegion().entryBlock(), body));
      }
    });
    rewriter.appendOperands(condition.arguments(), needed);
    rewriter.erase(choice.thenYield());
    rewriter.inlineBlock(choice.thenRegion().entryBlock(), body, body.first(), List.of());
    rewriter.erase(choice);
    rewriter.replace(op, moved.results().subList(0, op.resultCount()));
  }

  private static boolean doesMoreInElse(IfOp choice) {
    return !choice.elseRegion().isEmpty() && choice.elseRegion().entryBlock().first() != choice.elseYield();
  }

  /** What the before region defines, and the operations that move use. */
  private static List<Value> neededFrom(WhileOp op, IfOp choice) {
    Set<Value> needed = new LinkedHashSet<>();
    for (Op outer : choice.thenRegion().entryBlock()) {
      outer.walk(inner -> {
        for (Value operand : inner.operands()) {
          if (operand.region() == op.before()) needed.add(operand);
        }
      });
    }
    return List.copyOf(needed);
  }

  /** Whether a use is in one of two blocks, or in a region of an operation in it. */
  private static boolean isBelow(Use use, Block a, Block b) {
    Region user = use.owner().enclosingRegion();
    return user.isIn(a.region()) || user.isIn(b.region());
  }
}
