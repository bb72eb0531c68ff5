// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.builtin.IndexType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Canonicalizations of {@link ParallelOp}. */
final class ParallelPatterns {
  private ParallelPatterns() {}

  /** Dimensions that run once need no loop, and with one that never runs nothing ever runs. */
  static void dropShortDimensions(ParallelOp op, Rewriter rewriter) {
    List<Value> lower = new ArrayList<>();
    List<Value> upper = new ArrayList<>();
    List<Value> steps = new ArrayList<>();
    IrMapping mapping = new IrMapping();
    for (int i = 0; i < op.steps().size(); i++) {
      BigInteger count = TripCount.of(op.lowerBounds().get(i), op.upperBounds().get(i), op.steps().get(i), false);
      if (count != null && count.signum() == 0) {
        rewriter.replace(op, List.copyOf(op.inits()));
        return;
      }
      if (BigInteger.ONE.equals(count)) {
        mapping.map(op.body().argument(i), op.lowerBounds().get(i));
        continue;
      }
      lower.add(op.lowerBounds().get(i));
      upper.add(op.upperBounds().get(i));
      steps.add(op.steps().get(i));
    }
    if (steps.size() == op.steps().size()) return;
    if (steps.isEmpty()) {
      if (!AutomaticAllocations.mayErase(op, op.region(), rewriter.profile())) return;
      rewriter.replace(op, runOnce(op, mapping, rewriter));
      return;
    }
    ParallelOp smaller = rewriter.create(ParallelOp.of(lower, upper, steps, op.inits()));
    rewriter.cloneRegionInto(op.region(), smaller.region(), mapping);
    rewriter.replace(op, smaller.results());
  }

  /** Copies the body and the reductions in front of the loop; returns what its results are. */
  private static List<Value> runOnce(ParallelOp op, IrMapping mapping, Rewriter rewriter) {
    Op reduce = cloneBody(op.body(), mapping, rewriter);
    List<Value> results = new ArrayList<>();
    for (int i = 0; i < reduce.regionCount(); i++) {
      Block reduction = reduce.region(i).entryBlock();
      mapping.map(reduction.argument(0), op.inits().get(i));
      mapping.map(reduction.argument(1), mapping.get(reduce.operand(i)));
      results.add(mapping.get(((ReduceReturnOp) cloneBody(reduction, mapping, rewriter)).reduced()));
    }
    return results;
  }

  /** A loop around nothing but a loop that does not depend on it is one loop of more dimensions. */
  static void mergeNested(ParallelOp outer, Rewriter rewriter) {
    if (!(outer.body().first() instanceof ParallelOp inner) || inner.next() != outer.body().last()) return;
    if (!outer.inits().isEmpty() || !inner.inits().isEmpty()) return;
    List<Value> bounds = inner.operands();
    for (Value.Argument argument : outer.body().arguments()) {
      if (bounds.contains(argument)) return;
    }
    OpState<ParallelOp> merged = ParallelOp.of(joined(outer.lowerBounds(), inner.lowerBounds()),
        joined(outer.upperBounds(), inner.upperBounds()), joined(outer.steps(), inner.steps()), List.of());
    Region region = merged.regions().getFirst();
    int rank = outer.steps().size() + inner.steps().size();
    Block body = rewriter.createBlock(region, null, Collections.nCopies(rank, IndexType.INSTANCE), outer.location());
    IrMapping mapping = new IrMapping();
    int next = 0;
    for (Value.Argument argument : outer.body().arguments()) mapping.map(argument, body.argument(next++));
    for (Value.Argument argument : inner.body().arguments()) mapping.map(argument, body.argument(next++));
    cloneBody(inner.body(), mapping, rewriter);
    rewriter.create(ReduceOp.DEF.state().at(outer.location()));
    rewriter.replaceWith(outer, merged);
  }

  /** Copies the operations of a block to the insertion point, but for its terminator, which is returned. */
  private static Op cloneBody(Block body, IrMapping mapping, Rewriter rewriter) {
    Op end = body.lastOp();
    for (Op op : body) {
      if (op != end) rewriter.clone(op, mapping);
    }
    return end;
  }

  private static List<Value> joined(List<Value> first, List<Value> second) {
    List<Value> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
