// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.vector;

import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ForwardingTerminator;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.bufferize.Relation;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.vector.MaskOp;
import dev.freehold.vector.YieldOp;
import java.util.ArrayList;
import java.util.List;

/** {@code vector.mask} and what ends its region. */
final class MaskModels {
  private MaskModels() {}

  /** The operation that is masked; where there is none, the terminator. */
  private static Op masked(MaskOp mask) {
    return mask.body().entryBlock().firstOp();
  }

  /** The results are those of the operation that is masked. */
  record Mask(MaskOp op) implements ReadOnly {
    private Op end() {
      return op.body().entryBlock().lastOp();
    }

    @Override
    public List<AliasingOperand> aliasingOperands(Value value, AnalysisState state) {
      return value instanceof Value.Result result ? List.of(new AliasingOperand(end().use(result.index()), Relation.EQUIVALENT, true)) : List.of();
    }

    /** There is room for one operation in the region only. */
    @Override
    public void resolveConflicts(TensorCopies copies) {
      copies.resolve(op);
      for (Op inner : op.body().entryBlock()) {
        if (inner instanceof AllocTensorOp) throw NotBufferizable.by(op, "body must bufferize in-place");
      }
    }

    @Override
    public void bufferize(Bufferizer to) {
      Op masked = masked(op);
      if (masked instanceof YieldOp || to.ops().of(masked) == null) return;
      List<Value> results = new ArrayList<>(end().operands());
      List<Value> yielded = results.stream().filter(value -> value.definingOp() == masked).toList();
      to.rewriter().setOperands(end(), yielded);
      MaskOp made = to.create(MaskOp.DEF.state().operands(op.operands()).results(yielded.stream().map(Value::type).toList()).regions(new Region()));
      to.rewriter().inlineRegion(op.body(), made.body(), null);
      int next = 0;
      for (int i = 0; i < results.size(); i++) {
        if (results.get(i).definingOp() == masked) results.set(i, made.result(next++));
      }
      to.replace(op, results);
    }
  }

  /** Passes the results of the masked operation on. */
  record Yield(YieldOp op) implements ForwardingTerminator {
    @Override
    public void bufferize(Bufferizer to) {
      if (!(op.parentOp() instanceof MaskOp mask)) throw NotBufferizable.at(op, "unsupported vector::YieldOp parent");
      if (to.ops().of(masked(mask)) == null) return;
      to.replaceWith(op, YieldOp.DEF.state().operands(to.buffers(op.operands())));
    }
  }
}
