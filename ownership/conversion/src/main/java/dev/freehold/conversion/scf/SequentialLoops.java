// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.scf;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.ForallOp;
import dev.freehold.scf.ParallelOp;
import dev.freehold.scf.ReduceOp;
import dev.freehold.scf.ReduceReturnOp;
import dev.freehold.scf.YieldOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Replaces parallel loops by loops that count: one for each dimension, with what is reduced as carried values. */
final class SequentialLoops {
  private SequentialLoops() {}

  /** The loop over the indices of threads, with their mapping to devices; the threads must return nothing. */
  static ParallelOp parallel(ForallOp threads, Rewriter rewriter) {
    rewriter.before(threads);
    List<Value> lower = values(threads.lowerBounds(), rewriter);
    List<Value> upper = values(threads.upperBounds(), rewriter);
    List<Value> steps = values(threads.steps(), rewriter);
    ParallelOp loop = rewriter.create(ParallelOp.of(lower, upper, steps, List.of()));
    if (threads.mapping() != null) rewriter.setAttr(loop, "mapping", threads.mapping());
    rewriter.inlineRegion(threads.region(), loop.region(), null);
    rewriter.replaceWith(loop.body().lastOp(), ReduceOp.empty());
    rewriter.erase(threads);
    return loop;
  }

  private static List<Value> values(MixedValues bounds, Rewriter rewriter) {
    List<Value> values = new ArrayList<>();
    for (Folded bound : bounds.entries()) {
      values
          .add(bound instanceof Value value ? value : rewriter.create(ConstantOp.index(Objects.requireNonNull(MixedValues.number(bound)))).result());
    }
    return values;
  }

  /** The loops that do the same one iteration after the other, outer ones first. */
  static List<ForOp> nest(ParallelOp parallel, Rewriter rewriter) {
    rewriter.before(parallel);
    List<ForOp> loops = new ArrayList<>();
    List<Value> variables = new ArrayList<>();
    List<? extends Value> carried = parallel.inits();
    for (int i = 0; i < parallel.steps().size(); i++) {
      ForOp loop = rewriter.create(ForOp.of(parallel.lowerBounds().get(i), parallel.upperBounds().get(i), parallel.steps().get(i), carried));
      if (i > 0) rewriter.create(YieldOp.of(loop.results()));
      Block body = rewriter.createBlock(loop.body());
      variables.add(rewriter.addArgument(body, loop.lowerBound().type(), parallel.location()));
      for (Value init : carried) rewriter.addArgument(body, init.type(), init.location());
      carried = loop.iterationArguments();
      loops.add(loop);
    }
    yieldReduced(parallel, carried, rewriter);
    rewriter.inlineBlock(parallel.body(), loops.getLast().body().entryBlock(), null, variables);
    rewriter.replace(parallel, loops.getFirst().results());
    return loops;
  }

  /** Reduces at the end of the body, in place of its terminator. */
  private static void yieldReduced(ParallelOp parallel, List<? extends Value> carried, Rewriter rewriter) {
    ReduceOp reduce = (ReduceOp) parallel.body().lastOp();
    List<Value> reduced = new ArrayList<>();
    for (int i = 0; i < carried.size(); i++) {
      Op end = reduce.reduction(i).lastOp();
      rewriter.inlineBlock(reduce.reduction(i), parallel.body(), reduce, List.of(carried.get(i), reduce.operand(i)));
      reduced.add(((ReduceReturnOp) end).reduced());
      rewriter.erase(end);
    }
    rewriter.replaceWith(reduce, YieldOp.of(reduced));
  }
}
