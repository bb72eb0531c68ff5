// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;

/** A mask that is set up to bounds: {@code vector.create_mask %n : vector<4xi1>}. */
public final class CreateMaskOp extends Op implements Pure {
  public static final OpDef<CreateMaskOp> DEF = OpDef.of("vector.create_mask", CreateMaskOp.class, CreateMaskOp::new)
      .operands("operands", TypeSets.INDEX)
      .result("result", VectorTypes.MASK)
      .assembly("$operands attr-dict `:` type($result)")
      .canonicalize("constantBounds", CreateMaskPatterns::constantBounds)
      .build();

  private CreateMaskOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    VectorType type = VectorTypes.vector(result());
    if (type.rank() == 0 ? operandCount() != 1 : operandCount() != type.rank()) {
      check.error(type.rank() == 0 ? "must specify exactly one operand for 0-D create_mask"
          : "must specify an operand for each result vector dimension");
    }
  }
}
