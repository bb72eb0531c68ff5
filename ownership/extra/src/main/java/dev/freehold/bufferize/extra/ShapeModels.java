// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.extra;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ForwardingTerminator;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.bufferize.Relation;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.shape.AssumingOp;
import dev.freehold.shape.AssumingYieldOp;
import java.util.List;

/** {@code shape.assuming} and what ends its region. */
final class ShapeModels {
  private ShapeModels() {}

  /** The results are what the region yields. */
  record Assuming(AssumingOp op) implements ReadOnly {
    private Op end() {
      return op.body().entryBlock().lastOp();
    }

    @Override
    public List<AliasingOperand> aliasingOperands(Value value, AnalysisState state) {
      return value instanceof Value.Result result ? List.of(new AliasingOperand(end().use(result.index()), Relation.EQUIVALENT, true)) : List.of();
    }

    @Override
    public void bufferize(Bufferizer to) {
      AssumingOp made = to.create(AssumingOp.DEF.state().operands(op.witness()).results(end().operands().stream().map(Value::type).toList())
          .regions(new Region()));
      to.rewriter().inlineRegion(op.body(), made.body(), null);
      to.replace(op, made.results());
    }
  }

  /** Passes the results on. */
  record Yield(AssumingYieldOp op) implements ForwardingTerminator {
    @Override
    public void bufferize(Bufferizer to) {
      to.replaceWith(op, AssumingYieldOp.DEF.state().operands(to.buffers(op.operands())));
    }
  }
}
