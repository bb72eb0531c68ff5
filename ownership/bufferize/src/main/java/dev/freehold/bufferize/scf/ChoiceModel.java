// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.bufferize.Relation;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.scf.IfOp;
import java.util.List;

/** {@code scf.if} and {@code scf.index_switch}: the result is what one of the regions yields, whatever that is. */
record ChoiceModel(Op op) implements ReadOnly {
  @Override
  public List<AliasingOperand> aliasingOperands(Value value, AnalysisState state) {
    if (!(value instanceof Value.Result result)) return List.of();
    return op.regions().stream().map(region -> new AliasingOperand(yielded(region, result), Relation.EQUIVALENT, false)).toList();
  }

  private static Use yielded(Region region, Value.Result result) {
    return region.entryBlock().lastOp().use(result.index());
  }

  @Override
  public void bufferize(Bufferizer to) {
    to.rewriter().before(op);
    Op made = create(op.def(), to);
    for (int i = 0; i < op.regionCount(); i++) to.rewriter().inlineRegion(op.region(i), made.region(i), null);
    to.replace(op, made.results());
  }

  private <O extends Op> Op create(OpDef<O> def, Bufferizer to) {
    OpState<O> state = def.state().operands(op.operands()).results(Yields.types(op.results(), to.types()));
    op.properties().forEach(state::attr);
    for (int i = 0; i < op.regionCount(); i++) state.regions(new Region());
    to.rewriter().before(op);
    return to.create(state);
  }

  @Override
  public Value bufferTypeBeginsWith(Value value, BufferTypes types) {
    return yielded(op.region(0), (Value.Result) value).value();
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    List<Value> yielded = op.regions().stream().map(region -> yielded(region, (Value.Result) value).value()).toList();
    return Yields.common(value, yielded, op instanceof IfOp ? "then/else branches" : "switch cases", types);
  }
}
