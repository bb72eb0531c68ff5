// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;

/** A vector of elements from anywhere in memory, where a mask is set. */
public final class GatherOp extends Op implements MemoryEffects, Maskable {
  public static final OpDef<GatherOp> DEF = OpDef.of("vector.gather", GatherOp.class, GatherOp::new)
      .operand("base", Accesses.TENSOR_OR_MEMORY)
      .operands("offsets", TypeSets.INDEX)
      .operand("indices", VectorTypes.INDICES)
      .operand("mask", VectorTypes.MASK_OF_NON_ZERO_RANK)
      .operand("pass_thru", VectorTypes.NON_ZERO_RANK)
      .optionalAttr("alignment", Accesses.ALIGNMENT)
      .result("result", VectorTypes.NON_ZERO_RANK)
      .assembly("$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices)  `,` type($mask) "
          + "`,` type($pass_thru) `into` type($result)")
      .canonicalize("constantMask", MaskedPatterns::gather)
      .dependsOn(MaskOp.class)
      .build();

  private GatherOp(OpState<?> state) {
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

  public Value passThru() {
    return operand("pass_thru");
  }

  @Override
  public VectorType maskType() {
    return VectorTypes.maskOf(VectorTypes.vector(result()));
  }

  @Override
  public boolean takesPassedValue() {
    return true;
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (base().type() instanceof BaseMemRefType) effects.add(new Effects.On(Effect.READS, base()));
  }

  @Override
  protected void verify(Checker check) {
    ShapedType memory = (ShapedType) base().type();
    VectorType vector = VectorTypes.vector(result());
    VectorType indices = VectorTypes.vector(indices());
    VectorType mask = VectorTypes.vector(mask());
    if (!memory.hasRank()) check.error("requires base to be a memref or ranked tensor type");
    else if (!memory.element().equals(vector.element())) check.error("base and result element type should match");
    else if (offsets().size() != memory.rank()) check.error("requires " + memory.rank() + " indices");
    else if (!vector.shape().equals(indices.shape())) check.error("expected result dim to match indices dim");
    else if (!vector.shape().equals(mask.shape())) check.error("expected result dim to match mask dim");
    else if (!passThru().type().equals(vector)) check.error("expected pass_thru of same type as result type");
  }
}
