// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The elements of a buffer as a tensor: {@code bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>}. */
public final class ToTensorOp extends Op {
  public static final OpDef<ToTensorOp> DEF = OpDef.of("bufferization.to_tensor", ToTensorOp.class, ToTensorOp::new)
      .operand("buffer", Buffers.ANY, Effect.READS)
      .optionalAttr("restrict", AttrSets.UNIT)
      .optionalAttr("writable", AttrSets.UNIT)
      .result("result", Buffers.TENSOR_LIKE)
      .assembly("$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)")
      .build();

  private ToTensorOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ToTensorOp> of(Type type, Value buffer) {
    return DEF.state().operands(buffer).results(type);
  }

  public Value buffer() {
    return operand("buffer");
  }

  @Override
  protected void verify(Checker check) {
    Buffers.verifyMatch(result().type(), buffer().type(), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return buffer().definingOp() instanceof ToBufferOp origin && origin.next() == this ? List.of(origin.tensor()) : null;
  }
}
