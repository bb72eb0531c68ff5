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

/** Writes the elements where a mask is set to memory, in a row. */
public final class CompressStoreOp extends Op {
  public static final OpDef<CompressStoreOp> DEF = OpDef.of("vector.compressstore", CompressStoreOp.class, CompressStoreOp::new)
      .operand("base", Accesses.MEMORY, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .operand("mask", VectorTypes.FIXED_MASK)
      .operand("valueToStore", VectorTypes.NON_ZERO_RANK)
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .assembly("$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)")
      .canonicalize("constantMask", MaskedPatterns::compress)
      .build();

  private CompressStoreOp(OpState<?> state) {
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
}
