// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;

/** Writes the elements of a vector where a mask is set to anywhere in memory. */
public final class ScatterOp extends Op {
  public static final OpDef<ScatterOp> DEF = OpDef.of("vector.scatter", ScatterOp.class, ScatterOp::new)
      .operand("base", Accesses.TENSOR_OR_MEMORY, Effect.WRITES)
      .operands("offsets", TypeSets.INDEX)
      .operand("indices", VectorTypes.INDICES)
      .operand("mask", VectorTypes.MASK_OF_NON_ZERO_RANK)
      .operand("valueToStore", VectorTypes.NON_ZERO_RANK)
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .optionalResult("result", TypeSets.RANKED_TENSOR)
      .assembly("$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices)  `,` type($mask) "
          + "`,` type($valueToStore) (`->` type($result)^)?")
      .canonicalize("constantMask", MaskedPatterns::scatter)
      .build();

  private ScatterOp(OpState<?> state) {
    super(state);
  }

  public Value base() {
    return operand("base");
  }

  public OperandRange offsets() {
    return operandSegment("offsets");
  }

  public Value indices() {
    return operand("indices");
  }

  public Value mask() {
    return operand("mask");
  }

  public Value valueToStore() {
    return operand("valueToStore");
  }

  @Override
  protected void verify(Checker check) {
    ShapedType memory = (ShapedType) base().type();
    VectorType vector = VectorTypes.vector(valueToStore());
    VectorType indices = VectorTypes.vector(indices());
    VectorType mask = VectorTypes.vector(mask());
    if (!memory.hasRank()) check.error("requires base to be a memref or ranked tensor type");
    else if (!memory.element().equals(vector.element())) check.error("base and valueToStore element type should match");
    else if (offsets().size() != memory.rank()) check.error("requires " + memory.rank() + " indices");
    else if (!vector.shape().equals(indices.shape())) check.error("expected valueToStore dim to match indices dim");
    else if (!vector.shape().equals(mask.shape())) check.error("expected valueToStore dim to match mask dim");
  }
}
