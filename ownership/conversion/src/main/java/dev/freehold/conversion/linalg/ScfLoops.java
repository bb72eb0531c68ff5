// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.linalg;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.linalg.LinalgEnums;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.ParallelOp;
import dev.freehold.scf.ReduceOp;
import dev.freehold.scf.YieldOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * {@code scf.for}, {@code memref.load} and {@code memref.store}.
 *
 * @param areParallel whether adjacent loops whose iterations are independent become one {@code scf.parallel}
 */
record ScfLoops(boolean areParallel) implements LoopForm {
  @Override
  public List<Value> loops(List<Folded> sizes, List<EnumAttr> iterators, Rewriter rewriter) {
    List<Value> lower = new ArrayList<>();
    List<Value> upper = new ArrayList<>();
    List<Value> steps = new ArrayList<>();
    for (Folded size : sizes) {
      lower.add(rewriter.create(ConstantOp.index(0)).result());
      upper.add(size instanceof Value value ? value : rewriter.create(ConstantOp.of((IntegerAttr) size)).result());
      steps.add(rewriter.create(ConstantOp.index(1)).result());
    }
    List<Value> variables = new ArrayList<>();
    while (variables.size() < sizes.size()) {
      int from = variables.size();
      int to = from;
      while (areParallel && to < sizes.size() && iterators.get(to).equals(LinalgEnums.PARALLEL)) to++;
      variables.addAll(to > from
          ? body(ParallelOp.of(lower.subList(from, to), upper.subList(from, to), steps.subList(from, to), List.of()), ReduceOp.empty(), to - from,
              rewriter)
          : body(ForOp.of(lower.get(from), upper.get(from), steps.get(from), List.of()), YieldOp.empty(), 1, rewriter));
    }
    return variables;
  }

  /** Makes a loop and its body, into which the insertion point moves; returns the induction variables. */
  private static List<Value.Argument> body(OpState<?> loop, OpState<?> end, int variables, Rewriter rewriter) {
    Location location = rewriter.location();
    Op made = rewriter.create(loop);
    Region region = made.region();
    Block body = rewriter.createBlock(region, null, Collections.nCopies(variables, IndexType.INSTANCE), location);
    rewriter.before(rewriter.withLocation(location).create(end)).withLocation(location);
    return body.arguments();
  }

  @Override
  public Value load(Value buffer, List<Value> indices, Rewriter rewriter) {
    return rewriter.create(LoadOp.of(buffer, indices)).result();
  }

  @Override
  public void store(Value stored, Value buffer, List<Value> indices, Rewriter rewriter) {
    rewriter.create(StoreOp.of(stored, buffer, indices));
  }
}
