// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;

/** Updates the halo of a shard from its neighbors. */
public final class UpdateHaloOp extends Op implements Pure, DestinationStyle, SymbolUser {
  private static final TypeSet BUFFER = TypeSets.NON_ZERO_RANK_MEMREF.or(TypeSets.NON_ZERO_RANK_TENSOR);

  public static final OpDef<UpdateHaloOp> DEF = OpDef.of("shard.update_halo", UpdateHaloOp.class, UpdateHaloOp::new)
      .operand("destination", BUFFER)
      .attr("grid", AttrSets.FLAT_SYMBOL_REF)
      .attr("split_axes", AxesAttr.SET)
      .operands("halo_sizes", TypeSets.I64)
      .defaultAttr("static_halo_sizes", AttrSets.DENSE_I64_ARRAY, DenseArrayAttr.i64())
      .result("result", BUFFER)
      .typeFrom("result has same type as destination", "result", "destination", type -> type)
      .directive("DynamicIndexList", DynamicIndexList.of("halo_sizes", "static_halo_sizes"))
      .assembly("$destination `on` $grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? "
          + "attr-dict `:` type($result)")
      .build();

  private UpdateHaloOp(OpState<?> state) {
    super(state);
  }

  @Override
  public OperandRange inits() {
    return operandSegment("destination");
  }

  @Override
  public void verifySymbols(Checker check) {
    Grids.of(this, check);
  }
}
