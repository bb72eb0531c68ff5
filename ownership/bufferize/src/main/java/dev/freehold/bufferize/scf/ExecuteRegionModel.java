// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BlockSignatures;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.bufferize.Relation;
import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.scf.ExecuteRegionOp;
import dev.freehold.scf.YieldOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The result is what the one yield in the region yields. */
record ExecuteRegionModel(ExecuteRegionOp op) implements ReadOnly {
  @Override
  public boolean supportsUnstructuredControlFlow() {
    return true;
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return true;
  }

  /** The only yield, or null where there are others. */
  private @Nullable YieldOp onlyYield() {
    YieldOp found = null;
    for (Block block : op.body()) {
      if (!(block.last() instanceof YieldOp end)) continue;
      if (found != null) return null;
      found = end;
    }
    return found;
  }

  private YieldOp requireYield() {
    YieldOp found = onlyYield();
    if (found == null) throw NotBufferizable.by(op, "op without unique scf.yield is not supported");
    return found;
  }

  @Override
  public void verifyAnalysis(AnalysisState state) {
    requireYield();
  }

  @Override
  public List<AliasingOperand> aliasingOperands(Value value, AnalysisState state) {
    return switch (value) {
      case Value.Argument argument -> BlockSignatures.aliasingOperands(argument);
      case Value.Result result -> {
        YieldOp end = onlyYield();
        yield end == null ? AnalysisState.unknownAliasingOperands(value)
            : List.of(new AliasingOperand(end.use(result.index()), Relation.EQUIVALENT, true));
      }
    };
  }

  @Override
  public void bufferize(Bufferizer to) {
    YieldOp end = requireYield();
    ExecuteRegionOp made = to.create(ExecuteRegionOp.DEF.state().results(end.operands().stream().map(Value::type).toList())
        .prop("no_inline", op.prop("no_inline")).regions(new Region()));
    to.rewriter().inlineRegion(op.body(), made.body(), null);
    for (Block block : made.body()) BlockSignatures.bufferize(block, to);
    to.replace(op, made.results());
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    return value instanceof Value.Argument argument ? BlockSignatures.type(argument, types) : types.byOperands(value);
  }
}
