// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.affine;

import dev.freehold.affine.ParallelOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.memref.AtomicRmwKind;
import dev.freehold.pass.UnsupportedProgram;
import dev.freehold.scf.ReduceOp;
import dev.freehold.scf.ReduceReturnOp;
import java.util.ArrayList;
import java.util.List;

/** Lowers one {@code affine.parallel}, whose results start from the neutral elements of their reductions. */
final class ParallelLowering {
  private final ParallelOp loop;
  private final Rewriter rewriter;
  private final AffineExpansion expansion;

  ParallelLowering(ParallelOp loop, Rewriter rewriter) {
    this.loop = loop;
    this.rewriter = rewriter;
    expansion = new AffineExpansion(rewriter);
  }

  List<? extends Value> lower() throws UnsupportedProgram {
    List<Value> lower = new ArrayList<>();
    List<Value> upper = new ArrayList<>();
    List<Value> steps = new ArrayList<>();
    List<AffineMap> lowerMaps = perDimension(loop.lowerBoundsMap(), loop.lowerBoundsGroups());
    List<AffineMap> upperMaps = perDimension(loop.upperBoundsMap(), loop.upperBoundsGroups());
    for (int i = 0; i < lowerMaps.size(); i++) {
      lower.add(expansion.greatest(lowerMaps.get(i), loop.lowerBoundsOperands()));
      upper.add(expansion.least(upperMaps.get(i), loop.upperBoundsOperands()));
    }
    for (long step : loop.stepSizes()) steps.add(expansion.constant(step));
    List<Value> neutral = new ArrayList<>();
    for (int i = 0; i < loop.resultCount(); i++) neutral.add(reduction(i).neutral(rewriter));

    dev.freehold.scf.ParallelOp parallel = rewriter.create(dev.freehold.scf.ParallelOp.of(lower, upper, steps, neutral));
    rewriter.inlineRegion(loop.body(), parallel.region(), null);
    if (loop.resultCount() > 0) reduce(parallel.body().lastOp());
    return parallel.results();
  }

  private Reduction reduction(int i) {
    AtomicRmwKind kind = loop.reductionKinds().get(i);
    return new Reduction(kind, loop.result(i).type(), loop);
  }

  private static List<AffineMap> perDimension(AffineMap bounds, int[] groups) {
    List<AffineMap> maps = new ArrayList<>();
    int start = 0;
    for (int size : groups) {
      maps.add(bounds.slice(start, size));
      start += size;
    }
    return maps;
  }

  /** Reduces in front of the terminator, which goes as every {@code affine.yield}. */
  private void reduce(Op yield) throws UnsupportedProgram {
    List<Region> regions = new ArrayList<>();
    for (int i = 0; i < yield.operandCount(); i++) regions.add(new Region());
    ReduceOp reduce = rewriter.before(yield).create(ReduceOp.DEF.state().operands(yield.operands()).regions(regions.toArray(Region[]::new)));
    rewriter.withLocation(loop.location());
    for (int i = 0; i < regions.size(); i++) {
      Type type = yield.operand(i).type();
      Block block = rewriter.createBlock(reduce.region(i), null, List.of(type, type), yield.location());
      Value combined = reduction(i).combined(block.argument(0), block.argument(1), rewriter);
      rewriter.create(ReduceReturnOp.DEF.state().operands(combined));
    }
  }
}
