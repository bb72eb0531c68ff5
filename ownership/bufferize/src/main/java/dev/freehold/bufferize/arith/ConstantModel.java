// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.arith;

import dev.freehold.arith.ConstantOp;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.memref.GlobalOp;
import java.util.Objects;

/** A constant becomes a global, one for each value, which nobody may write to. */
record ConstantModel(ConstantOp op) implements ReadOnly {
  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    return false;
  }

  @Override
  public void bufferize(Bufferizer to) {
    if (!(op.result().type() instanceof TensorType type)) throw NotBufferizable.silently();
    Attribute space = to.types().memorySpace(type, op);
    GlobalOp global = ConstantGlobals.of(op, MemRefType.of(type.shape(), type.element(), null, space), to);
    String name = Objects.requireNonNull(global.symbolName());
    to.replaceWith(op, GetGlobalOp.DEF.state().prop("name", SymbolRefAttr.of(name)).results(global.type()));
  }
}
