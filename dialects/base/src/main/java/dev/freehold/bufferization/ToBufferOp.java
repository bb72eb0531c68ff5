// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The buffer that a tensor will live in: {@code bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>}. */
public final class ToBufferOp extends Op implements Pure {
  public static final OpDef<ToBufferOp> DEF = OpDef.of("bufferization.to_buffer", ToBufferOp.class, ToBufferOp::new)
      .operand("tensor", Buffers.TENSOR_LIKE)
      .optionalAttr("read_only", AttrSets.UNIT)
      .result("buffer", Buffers.ANY)
      .assembly("$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)")
      .canonicalize("ToBufferOfCast", ToBufferPatterns::ofCast)
      .canonicalize("ToBufferToTensorFolding", ToBufferPatterns::ofToTensor)
      .identityIf("it is not read_only: the buffer may be written", op -> !op.hasAttr("read_only"))
      .build();

  private ToBufferOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ToBufferOp> of(Type type, Value tensor) {
    return DEF.state().operands(tensor).results(type);
  }

  public Value tensor() {
    return operand("tensor");
  }

  @Override
  protected void verify(Checker check) {
    Buffers.verifyMatch(tensor().type(), result().type(), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return tensor().definingOp() instanceof ToTensorOp origin && origin.buffer().type().equals(result().type()) ? List.of(origin.buffer()) : null;
  }
}
