// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** Hands a value on within the subgroup: {@code %rotateResult, %valid = gpu.rotate %x, 1, 16 : f32}. */
public final class RotateOp extends Op implements Pure, NamesResults {
  public static final OpDef<RotateOp> DEF = OpDef.of("gpu.rotate", RotateOp.class, RotateOp::new)
      .operand("value", GpuTypes.NUMBER_OR_LINE)
      .attr("offset", AttrSets.min(AttrSets.I32, 0))
      .attr("width",
          AttrSets.confined(AttrSets.I32, "whose value is a power of two > 0", attr -> Long.bitCount(((IntegerAttr) attr).longValue()) == 1))
      .result("rotateResult", GpuTypes.NUMBER_OR_LINE)
      .result("valid", TypeSets.I1)
      .sameType("value", "rotateResult")
      .inferResults(state -> List.of(state.operands().getFirst().type(), IntegerType.I1))
      .assembly("$value `,` $offset `,` $width attr-dict `:` type($value)")
      // All threads of the subgroup take part.
      .neverSpeculatable()
      .build();

  private RotateOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    long offset = attr("offset", IntegerAttr.class).longValue();
    long width = attr("width", IntegerAttr.class).longValue();
    if (offset >= width) check.error("offset must be in the range [0, " + width + ")");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("rotateResult"), "rotateResult");
    name.accept(result("valid"), "valid");
  }
}
