// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bufferization;

import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.CopyOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A new buffer, perhaps with the elements of another: a copy that the program asks for, or one of which it is known already what it is for. */
record AllocTensorModel(AllocTensorOp op) implements ReadOnly {
  @Override
  public boolean allocates(Value.Result result) {
    return true;
  }

  @Override
  public boolean definesElements(Value.Result result, AnalysisState state) {
    return op.copy() != null;
  }

  @Override
  public void bufferize(Bufferizer to) {
    if (!op.hasUses()) {
      to.rewriter().erase(op);
      return;
    }
    Value origin = op.copy();
    Value source = origin == null ? null : to.buffer(origin);
    MemRefType type = (MemRefType) to.types().of(op.result());
    List<Value> sizes = source == null ? List.copyOf(op.dynamicSizes()) : to.dynamicSizes(source);
    Value made = to.allocate(type, sizes);
    if (source != null) to.create(CopyOp.of(source, made));
    to.replace(op, made);
  }

  @Override
  public BaseMemRefType bufferType(Value value, BufferTypes types) {
    return Layouts.IDENTITY.of(op.result().type(), memorySpace(types));
  }

  private @Nullable Attribute memorySpace(BufferTypes types) {
    Attribute given = op.prop("memory_space");
    if (given != null) return given;
    Value origin = op.copy();
    return origin == null ? types.memorySpace(op.result().type(), op) : types.of(origin).memorySpace();
  }
}
