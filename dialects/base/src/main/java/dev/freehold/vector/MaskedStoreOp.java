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

/** Writes those elements of a vector to memory where a mask is set. */
public final class MaskedStoreOp extends Op {
  public static final OpDef<MaskedStoreOp> DEF = OpDef.of("vector.maskedstore", MaskedStoreOp.class, MaskedStoreOp::new)
      .operand("base", Accesses.MEMORY, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .operand("mask", VectorTypes.MASK_OF_NON_ZERO_RANK)
      .operand("valueToStore", VectorTypes.NON_ZERO_RANK)
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .assembly("$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)")
      .canonicalize("constantMask", MaskedPatterns::store)
      .build();

  private MaskedStoreOp(OpState<?> state) {
    super(state);
  }

  public Value base() {
    return operand("base");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  public Value valueToStore() {
    return operand("valueToStore");
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
