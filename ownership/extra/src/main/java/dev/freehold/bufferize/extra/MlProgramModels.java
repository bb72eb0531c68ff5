// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.extra;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.bufferize.Remedy;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.mlprogram.GlobalAccessOp;
import dev.freehold.mlprogram.GlobalOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Globals of tensors become globals of buffers. */
final class MlProgramModels {
  private MlProgramModels() {}

  /** How a load or a store is bufferized; null for those with tokens. */
  static @Nullable Bufferizable access(GlobalAccessOp op) {
    return op.def() == GlobalAccessOp.LOAD ? new Load(op) : op.def() == GlobalAccessOp.STORE ? new Store(op) : null;
  }

  private static Value buffer(GlobalAccessOp op, TensorType type, Bufferizer to) {
    MemRefType buffer = MemRefType.of(type.shape(), type.element());
    return to.create(GetGlobalOp.DEF.state().prop("name", op.attr("global", SymbolRefAttr.class)).results(buffer)).result();
  }

  /** The global. */
  record Global(GlobalOp op) implements ReadOnly {
    @Override
    public boolean hasTensors() {
      return Tensors.is(op.type());
    }

    @Override
    public void bufferize(Bufferizer to) {
      if (!(op.type() instanceof TensorType type)) throw NotBufferizable.silently();
      if (!type.hasStaticShape()) throw NotBufferizable.by(op, "unsupported dynamic shape");
      Attribute value = op.attr("value");
      to.rewriter().replaceWith(op, dev.freehold.memref.GlobalOp.DEF.state().prop("sym_name", op.attr("sym_name"))
          .prop("sym_visibility", op.attr("sym_visibility")).prop("type", new TypeAttr(MemRefType.of(type.shape(), type.element())))
          .prop("initial_value", value).prop("constant", op.isMutable() ? null : UnitAttr.INSTANCE));
    }
  }

  /** The buffer of the global itself: whoever writes to it gets a copy. */
  record Load(GlobalAccessOp op) implements ReadOnly {
    @Override
    public boolean isWritable(Value value, AnalysisState state) {
      return false;
    }

    @Override
    public void bufferize(Bufferizer to) {
      if (!(op.result().type() instanceof TensorType type)) throw NotBufferizable.silently();
      to.replace(op, buffer(op, type, to));
    }

    @Override
    public BaseMemRefType bufferType(Value value, BufferTypes types) {
      return Layouts.IDENTITY.of(value.type(), null);
    }
  }

  /** A copy to the buffer of the global. */
  record Store(GlobalAccessOp op) implements Bufferizable {
    private static boolean isRead(AnalysisState state) {
      return state.ops().profile().strategy(StoredTensors.class, StoredTensors.SOUND).areRead();
    }

    @Override
    public boolean reads(Use operand, AnalysisState state) {
      return isRead(state);
    }

    @Override
    public boolean writes(Use operand, AnalysisState state) {
      return !isRead(state);
    }

    @Override
    public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
      return List.of();
    }

    @Override
    public void bufferize(Bufferizer to) {
      if (!(op.operand("value").type() instanceof TensorType type)) throw NotBufferizable.silently();
      Value target = buffer(op, type, to);
      Value source = to.buffer(op.operand("value"));
      to.rewriter().before(op);
      to.copy(source, target, op, "a global has a buffer of its own", Remedy.NONE);
      to.rewriter().erase(op);
    }
  }
}
