// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.LocalUses;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of one {@link IfOp}; those of two together are in {@link IfMerging}. */
final class IfPatterns {
  private IfPatterns() {}

  /** Whether {@code value} is {@code other xor true}. */
  static boolean isNegation(Value value, Value other) {
    return negated(value) == other;
  }

  /** What {@code value} is the negation of, or null. */
  static @Nullable Value negated(Value value) {
    return value.definingOp() instanceof XOrIOp not && Constants.isOne(Constants.of(not.rhs())) ? not.lhs() : null;
  }

  /** if true { A } else { B }    →    A */
  static void knownCondition(IfOp op, Rewriter rewriter) {
    if (!isBool(Constants.of(op.condition()))) return;
    Region taken = isTrue(op.condition()) ? op.thenRegion() : op.elseRegion();
    if (taken.isEmpty()) rewriter.erase(op);
    else BodyInlining.replaceBy(taken.entryBlock(), op, List.of(), rewriter);
  }

  private static boolean isBool(@Nullable Object attribute) {
    return attribute instanceof IntegerAttr number && number.type().equals(IntegerType.I1);
  }

  private static boolean isTrue(Value constant) {
    return !Constants.isZero(Constants.of(constant));
  }

  /** In the regions of an if on %c, %c is known. */
  static void conditionIsKnownInside(IfOp op, Rewriter rewriter) {
    if (Constants.of(op.condition()) != null) return;
    Map<Region, Region> enclosing = new HashMap<>();
    Map<Region, Value> constants = new HashMap<>();
    for (Use use : LocalUses.below(op, op.condition())) {
      Region branch = branchAround(use.owner().enclosingRegion(), op, enclosing);
      Value known = constants.computeIfAbsent(
          branch, region -> rewriter.create(ConstantOp.bool(region == op.thenRegion())).result());
      rewriter.setUse(use, known);
    }
  }

  /** The region of {@code op} that contains {@code region}; results for the regions in between are cached. */
  private static Region branchAround(Region region, IfOp op, Map<Region, Region> known) {
    List<Region> passed = new ArrayList<>();
    Region found = null;
    for (Region at = region; found == null; at = at.enclosingOp().enclosingRegion()) {
      found = at.parentOp() == op ? at : known.get(at);
      passed.add(at);
    }
    for (Region each : passed) known.put(each, found);
    return found;
  }

  /** Results that are values from outside in both cases need no if, only a choice: %r = if %c { yield %a } else { yield %b }    →    select %c, %a, %b */
  static void toSelect(IfOp op, Rewriter rewriter) {
    if (op.resultCount() == 0) return;
    List<Value> then = op.thenYield().operands();
    List<Value> otherwise = op.elseYield().operands();
    List<Integer> kept = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < then.size(); i++) {
      if (then.get(i).region() != op.thenRegion() && otherwise.get(i).region() != op.elseRegion()) continue;
      kept.add(i);
      types.add(then.get(i).type());
    }
    if (kept.size() == op.resultCount()) return;
    IfOp smaller = rewriter.create(IfOp.of(op.condition(), types));
    rewriter.inlineRegion(op.thenRegion(), smaller.thenRegion(), null);
    rewriter.inlineRegion(op.elseRegion(), smaller.elseRegion(), null);
    List<Value> results = new ArrayList<>();
    rewriter.before(smaller);
    for (int i = 0, next = 0; i < then.size(); i++) {
      if (next < kept.size() && kept.get(next) == i) results.add(smaller.result(next++));
      else if (then.get(i) == otherwise.get(i)) results.add(then.get(i));
      else results.add(rewriter.create(SelectOp.of(op.condition(), then.get(i), otherwise.get(i))).result());
    }
    rewriter.replaceWith(smaller.thenYield(), YieldOp.of(kept.stream().map(then::get).toList()));
    rewriter.replaceWith(smaller.elseYield(), YieldOp.of(kept.stream().map(otherwise::get).toList()));
    rewriter.replace(op, results);
  }

  /** An else without operations is no else. */
  static void dropEmptyElse(IfOp op, Rewriter rewriter) {
    if (op.resultCount() > 0 || op.elseRegion().isEmpty() || op.elseRegion().entryBlock().first() != op.elseYield()) return;
    rewriter.updateInPlace(op, () -> rewriter.eraseBlock(op.elseRegion().entryBlock()));
  }

  /** A result that is true in the one and false in the other case is the condition; one that is the same in both cases, that value. */
  static void resultIsConditionOrValue(IfOp op, Rewriter rewriter) {
    if (op.resultCount() == 0) return;
    List<Value> then = op.thenYield().operands();
    List<Value> otherwise = op.elseYield().operands();
    for (int i = 0; i < op.resultCount(); i++) {
      Value.Result result = op.result(i);
      if (!result.hasUses()) continue;
      if (then.get(i) == otherwise.get(i)) {
        rewriter.replaceAllUses(result, then.get(i));
        continue;
      }
      if (!isBool(Constants.of(then.get(i))) || !isBool(Constants.of(otherwise.get(i)))) continue;
      boolean whenTrue = isTrue(then.get(i));
      if (whenTrue == isTrue(otherwise.get(i))) continue;
      rewriter.replaceAllUses(result, whenTrue ? op.condition() : negate(op.condition(), (Value.Result) then.get(i), rewriter));
    }
  }

  private static Value negate(Value condition, Value.Result constant, Rewriter rewriter) {
    Dialect dialect = rewriter.registry().dialect(constant.owner().def().dialect());
    Op one = Objects.requireNonNull(rewriter.createConstant(dialect, IntegerAttr.ofBool(true), IntegerType.I1), "it has made the other constant");
    return rewriter.create(XOrIOp.of(condition, one.result())).result();
  }
}
