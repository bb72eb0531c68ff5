// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;

/** Frees the memory behind a tensor. */
public final class DeallocTensorOp extends Op {
  public static final OpDef<DeallocTensorOp> DEF = OpDef.of("bufferization.dealloc_tensor", DeallocTensorOp.class, DeallocTensorOp::new)
      .operand("tensor", TypeSets.ANY_TENSOR)
      .assembly("$tensor attr-dict `:` type($tensor)")
      .build();

  private DeallocTensorOp(OpState<?> state) {
    super(state);
  }

  public Value tensor() {
    return operand("tensor");
  }
}
