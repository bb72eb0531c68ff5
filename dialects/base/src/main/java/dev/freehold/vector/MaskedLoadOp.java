// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A vector from memory where a mask is set, and of another vector elsewhere. */
public final class MaskedLoadOp extends Op {
  public static final OpDef<MaskedLoadOp> DEF = OpDef.of("vector.maskedload", MaskedLoadOp.class, MaskedLoadOp::new)
      .operand("base", Accesses.MEMORY, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .operand("mask", VectorTypes.MASK_OF_NON_ZERO_RANK)
      .operand("pass_thru", VectorTypes.NON_ZERO_RANK)
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .result("result", VectorTypes.NON_ZERO_RANK)
      .assembly("$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)")
      .canonicalize("constantMask", MaskedPatterns::load)
      .build();

  private MaskedLoadOp(OpState<?> state) {
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

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return dev.freehold.memref.CastFolding.intoOperands(this, null, rw);
  }
}
