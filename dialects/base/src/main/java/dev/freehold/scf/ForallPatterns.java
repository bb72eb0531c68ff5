// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ParallelCombining;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link ForallOp}. */
final class ForallPatterns {
  private ForallPatterns() {}

  /** Bounds that are known are no operands: first the lower ones, at another visit the upper ones, then the steps. */
  static void constantBounds(ForallOp op, Rewriter rewriter) {
    MixedValues lower = op.lowerBounds();
    MixedValues upper = op.upperBounds();
    MixedValues steps = op.steps();
    if (!lower.equals(lower.withConstants())) op.setBounds(lower.withConstants(), upper, steps, rewriter);
    else if (!upper.equals(upper.withConstants())) op.setBounds(lower, upper.withConstants(), steps, rewriter);
    else if (!steps.equals(steps.withConstants())) op.setBounds(lower, upper, steps.withConstants(), rewriter);
  }

  /** Outputs that no thread inserts anything into stay as they were, and unused ones are erased. */
  static void dropOutputs(ForallOp op, Rewriter rewriter) {
    List<Value> kept = new ArrayList<>();
    BitSet dropped = new BitSet();
    BitSet combined = new BitSet();
    for (Op part : end(op).body()) combined.set(target(part, op));
    for (int i = 0; i < op.resultCount(); i++) {
      if (combined.get(i) && op.result(i).hasUses()) kept.add(op.outputs().get(i));
      else dropped.set(i);
    }
    if (dropped.isEmpty()) return;
    for (Op part : end(op).body()) {
      if (dropped.get(target(part, op))) rewriter.erase(part);
    }
    dropped.stream().forEach(i -> {
      rewriter.replaceAllUses(op.outputArguments().get(i), op.outputs().get(i));
      rewriter.replaceAllUses(op.result(i), op.outputs().get(i));
    });
    int rank = op.rank();
    rewriter.eraseArguments(op.body(), argument -> argument.index() >= rank && dropped.get(argument.index() - rank));
    ForallOp smaller = (ForallOp) rewriter.eraseResults(op, result -> dropped.get(result.index()));
    rewriter.assignOperands(smaller.outputs(), kept);
  }

  private static InParallelOp end(ForallOp op) {
    return (InParallelOp) op.body().lastOp();
  }

  /** Which output an operation at the end of the body contributes to. */
  private static int target(Op part, ForallOp op) {
    return op.outputArguments().indexOf(((ParallelCombining) part).destination());
  }

  /** Dimensions that run once need no loop, and with one that never runs nothing ever runs. What is mapped to hardware stays. */
  static void dropShortDimensions(ForallOp op, Rewriter rewriter) {
    if (op.mapping() != null && !op.mapping().elements().isEmpty()) return;
    List<Folded> lower = new ArrayList<>();
    List<Folded> upper = new ArrayList<>();
    List<Folded> steps = new ArrayList<>();
    IrMapping mapping = new IrMapping();
    for (int i = 0; i < op.rank(); i++) {
      BigInteger count = tripCount(op, i);
      if (count != null && count.signum() == 0) {
        rewriter.replace(op, List.copyOf(op.outputs()));
        return;
      }
      if (BigInteger.ONE.equals(count)) {
        mapping.map(op.body().argument(i), value(op.lowerBounds().entries().get(i), rewriter));
        continue;
      }
      lower.add(op.lowerBounds().entries().get(i));
      upper.add(op.upperBounds().entries().get(i));
      steps.add(op.steps().entries().get(i));
    }
    if (lower.isEmpty()) {
      if (!AutomaticAllocations.mayErase(op, op.region(), rewriter.profile())) return;
      runOnce(op, rewriter);
      return;
    }
    if (lower.size() == op.rank()) return;
    ForallOp smaller = rewriter.create(ForallOp.of(new MixedValues(lower), new MixedValues(upper), new MixedValues(steps), op.outputs()));
    op.discardableAttrs().forEach((name, attribute) -> rewriter.setAttr(smaller, name, attribute));
    if (op.mapping() != null) rewriter.setAttr(smaller, "mapping", op.mapping());
    rewriter.cloneRegionInto(op.region(), smaller.region(), mapping);
    rewriter.replace(op, smaller.results());
  }

  private static void runOnce(ForallOp op, Rewriter rewriter) {
    List<Value> arguments = new ArrayList<>();
    for (Folded bound : op.lowerBounds().entries()) arguments.add(value(bound, rewriter));
    arguments.addAll(op.outputs());
    InParallelOp end = end(op);
    List<Integer> targets = new ArrayList<>();
    for (Op part : end.body()) targets.add(target(part, op));
    rewriter.inlineBlock(op.body(), op.enclosingBlock(), op, arguments);
    List<Value> results = combined(end, targets, op, rewriter.after(op));
    rewriter.erase(end);
    rewriter.replace(op, results);
  }

  /** The outputs with all that is contributed to each. */
  private static List<Value> combined(InParallelOp end, List<Integer> targets, ForallOp op, Rewriter rewriter) {
    boolean inOrder = rewriter.profile().strategy(SingleThreadResults.class, SingleThreadResults.SOUND).areInOrder(targets, op);
    List<Value> results = new ArrayList<>(op.outputs());
    int next = 0;
    for (Op part : end.body()) {
      int target = targets.get(next);
      int place = inOrder ? next : target;
      Value before = inOrder ? op.outputs().get(target) : results.get(target);
      if (place < results.size()) results.set(place, rewriter.create(((ParallelCombining) part).alone(before)).result());
      next++;
    }
    return results;
  }

  /** In a dimension that runs once, the index is known. */
  static void knownInductionVariables(ForallOp op, Rewriter rewriter) {
    for (Value.Argument variable : op.inductionVariables()) {
      if (!variable.hasUses() || !BigInteger.ONE.equals(tripCount(op, variable.index()))) continue;
      rewriter.replaceAllUses(variable, value(op.lowerBounds().entries().get(variable.index()), rewriter));
    }
  }

  private static @Nullable BigInteger tripCount(ForallOp op, int dimension) {
    return TripCount.of(op.lowerBounds().entries().get(dimension), op.upperBounds().entries().get(dimension),
        op.steps().entries().get(dimension), false);
  }

  private static Value value(Folded bound, Rewriter rewriter) {
    return bound instanceof Value value ? value : rewriter.create(ConstantOp.index(((IntegerAttr) bound).longValue())).result();
  }
}
