// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.affine;

import dev.freehold.affine.ApplyOp;
import dev.freehold.affine.DelinearizeIndexOp;
import dev.freehold.affine.DmaStartOp;
import dev.freehold.affine.DmaWaitOp;
import dev.freehold.affine.ForOp;
import dev.freehold.affine.IfOp;
import dev.freehold.affine.LinearizeIndexOp;
import dev.freehold.affine.LoadOp;
import dev.freehold.affine.MaxOp;
import dev.freehold.affine.MinOp;
import dev.freehold.affine.ParallelOp;
import dev.freehold.affine.PrefetchOp;
import dev.freehold.affine.StoreOp;
import dev.freehold.affine.VectorLoadOp;
import dev.freehold.affine.VectorStoreOp;
import dev.freehold.affine.YieldOp;
import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.pass.UnsupportedProgram;
import dev.freehold.scf.ReduceOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lowers one operation of {@code affine}; others are left alone. */
final class AffineLowering {
  private final Op lowered;
  private final Rewriter rewriter;
  private final AffineExpansion expansion;

  AffineLowering(Op lowered, Rewriter rewriter) {
    this.lowered = lowered;
    this.rewriter = rewriter;
    expansion = new AffineExpansion(rewriter);
  }

  /** The values for the results, or null where the operation is left alone. */
  @Nullable
  List<? extends Value> lower() throws UnsupportedProgram {
    return switch (lowered) {
      case ApplyOp op -> expansion.results(op.map(), op.operands());
      case MinOp op -> List.of(expansion.least(op.map(), op.operands()));
      case MaxOp op -> List.of(expansion.greatest(op.map(), op.operands()));
      case DelinearizeIndexOp op -> new IndexArithmetic(rewriter).delinearized(op);
      case LinearizeIndexOp op -> List.of(new IndexArithmetic(rewriter).linearized(op));
      case LoadOp op -> {
        List<Value> indices = expansion.results(op.map(), op.mapOperands());
        yield rewriter.create(dev.freehold.memref.LoadOp.of(op.memref(), indices)).results();
      }
      case StoreOp op -> {
        List<Value> indices = expansion.results(op.map(), op.mapOperands());
        yield rewriter.create(dev.freehold.memref.StoreOp.of(op.stored(), op.memref(), indices)).results();
      }
      case VectorLoadOp op -> {
        List<Value> indices = expansion.results(op.map(), op.mapOperands());
        yield rewriter.create(dev.freehold.vector.LoadOp.of(op.result().type(), op.memref(), indices)).results();
      }
      case VectorStoreOp op -> {
        List<Value> indices = expansion.results(op.map(), op.mapOperands());
        yield rewriter.create(dev.freehold.vector.StoreOp.of(op.stored(), op.memref(), indices)).results();
      }
      case PrefetchOp op -> {
        List<Value> indices = expansion.results(op.map(), op.mapOperands());
        yield rewriter.create(dev.freehold.memref.PrefetchOp.of(op.memref(), indices, op.isWrite(), op.locality(), op.isDataCache())).results();
      }
      case DmaStartOp op -> {
        List<Value> source = expansion.results(op.source().map(), op.source().indices());
        List<Value> destination = expansion.results(op.destination().map(), op.destination().indices());
        List<Value> tag = expansion.results(op.tag().map(), op.tag().indices());
        yield rewriter.create(dev.freehold.memref.DmaStartOp.of(op.source().memref(), source, op.destination().memref(), destination,
            op.tag().memref(), tag, op.counts())).results();
      }
      case DmaWaitOp op -> {
        List<Value> indices = expansion.results(op.map(), op.indices());
        yield rewriter.create(dev.freehold.memref.DmaWaitOp.of(op.tag(), indices, op.count())).results();
      }
      case IfOp op -> choice(op);
      case ForOp op -> loop(op);
      case ParallelOp op -> new ParallelLowering(op, rewriter).lower();
      case YieldOp op -> end(op);
      default -> null;
    };
  }

  private List<? extends Value> choice(IfOp op) throws UnsupportedProgram {
    dev.freehold.scf.IfOp choice = rewriter.create(dev.freehold.scf.IfOp.of(isIn(op.condition(), op.operands()), op.resultTypes()));
    rewriter.inlineRegion(op.thenRegion(), choice.thenRegion(), null);
    rewriter.inlineRegion(op.elseRegion(), choice.elseRegion(), null);
    return choice.results();
  }

  /** Whether all constraints of a set hold. */
  private Value isIn(IntegerSet set, List<Value> inputs) throws UnsupportedProgram {
    Value zero = expansion.constant(0);
    Value all = null;
    for (IntegerSet.Constraint constraint : set.constraints()) {
      Value value = expansion.value(constraint.expr(), set.numDims(), inputs);
      IntegerPredicate predicate = constraint.isEquality() ? IntegerPredicate.EQ : IntegerPredicate.SGE;
      Value holds = rewriter.create(CmpIOp.of(predicate, value, zero)).result();
      all = all == null ? holds : rewriter.create(AndIOp.of(all, holds)).result();
    }
    return all != null ? all : rewriter.create(ConstantOp.bool(true)).result();
  }

  private List<? extends Value> loop(ForOp op) throws UnsupportedProgram {
    Value lower = expansion.greatest(op.lowerBoundMap(), op.lowerBoundOperands());
    Value upper = expansion.least(op.upperBoundMap(), op.upperBoundOperands());
    Value step = expansion.constant(op.step());
    dev.freehold.scf.ForOp loop = rewriter.create(dev.freehold.scf.ForOp.of(lower, upper, step, op.inits()));
    rewriter.inlineRegion(op.body(), loop.body(), null);
    return loop.results();
  }

  /** Loops are lowered before what is in them. What a parallel loop yields for reductions has its {@code scf.reduce} in front of it by now. */
  private List<? extends Value> end(YieldOp op) {
    if (op.prev() instanceof ReduceOp) return List.of();
    OpState<?> end = op.parentOp() instanceof dev.freehold.scf.ParallelOp ? ReduceOp.empty() : dev.freehold.scf.YieldOp.of(op.operands());
    return rewriter.create(end).results();
  }
}
