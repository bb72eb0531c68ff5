// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;

/** Loads contiguous elements of memory into the lanes where a mask is true. */
public final class ExpandLoadOp extends Op {
  public static final OpDef<ExpandLoadOp> DEF = OpDef.of("vector.expandload", ExpandLoadOp.class, ExpandLoadOp::new)
      .operand("base", Accesses.MEMORY, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .operand("mask", VectorTypes.FIXED_MASK)
      .operand("pass_thru", VectorTypes.NON_ZERO_RANK)
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .result("result", VectorTypes.NON_ZERO_RANK)
      .assembly("$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)")
      .canonicalize("constantMask", MaskedPatterns::expand)
      .build();

  private ExpandLoadOp(OpState<?> state) {
    super(state);
  }

  public Value base() {
    return operand("base");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  public Value passThru() {
    return operand("pass_thru");
  }

  @Override
  protected void verify(Checker check) {
    Accesses.verify(this, check);
  }
}
