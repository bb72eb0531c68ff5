// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.linalg;

import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.DestinationStyle;
import java.util.List;

/** Puts the same operation on buffers, without results, in place of one in destination-passing style. */
final class DestinationRewrite {
  private DestinationRewrite() {}

  static void run(Op op, Bufferizer to) {
    if (!Tensors.areOperandsOrResultsOf(op)) return;
    if (op.operands().stream().anyMatch(value -> value.type() instanceof BaseMemRefType)) {
      throw NotBufferizable.at(op, "op does not have pure tensor semantics");
    }
    OperandRange inits = ((DestinationStyle) op).inits();
    List<Value> operands = to.buffers(op.operands());
    to.rewriter().before(op);
    Op made = create(op.def(), op, operands, to);
    for (int i = 0; i < op.regionCount(); i++) to.rewriter().inlineRegion(op.region(i), made.region(i), null);
    to.replace(op, operands.subList(inits.start(), inits.start() + inits.size()));
  }

  private static <O extends Op> O create(OpDef<O> def, Op op, List<Value> operands, Bufferizer to) {
    OpState<O> state = def.state().operands(operands).attrs(op.discardableAttrs());
    op.properties().forEach(state::attr);
    for (int i = 0; i < op.regionCount(); i++) state.regions(new Region());
    return to.create(state);
  }
}
