// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amx;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** Adds a product of tiles to a tile. The right tile has the elements that are multiplied together side by side in its rows. */
public final class TileProductOp extends Op implements Pure {
  private static final String TYPES = "`,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)";

  static final List<OpDef<TileProductOp>> DEFS = List.of(
      define("tile_mulf", TileType.F16_OR_BF16, TileType.F32).assembly("$lhs `,` $rhs " + TYPES).build(),
      define("tile_muli", TileType.I8, TileType.I32)
          .optionalAttr("isZextLhs", AttrSets.UNIT)
          .optionalAttr("isZextRhs", AttrSets.UNIT)
          .assembly("$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? " + TYPES)
          .build());

  private TileProductOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<TileProductOp> define(String name, TypeSet factor, TypeSet sum) {
    return OpDef.of("amx." + name, TileProductOp.class, TileProductOp::new)
        .operand("lhs", factor)
        .operand("rhs", factor)
        .operand("acc", sum)
        .result("res", sum)
        .sameType("acc", "res")
        .inferResults(state -> List.of(state.operands().get(2).type()));
  }

  @Override
  protected void verify(Checker check) {
    TileType lhs = (TileType) operand("lhs").type();
    TileType rhs = (TileType) operand("rhs").type();
    TileType sum = (TileType) operand("acc").type();
    for (TileType tile : List.of(lhs, rhs, sum)) {
      if (tile.excess() != null) {
        check.error(tile.excess());
        return;
      }
    }
    int packed = lhs.element() instanceof FloatType ? 2 : 4;
    long depth = lhs.size(1) / packed;
    boolean fits = lhs.size(0) == sum.size(0) && rhs.size(0) == depth && rhs.size(1) / packed == sum.size(1);
    if (!fits) check.error("bad mult shape: " + sum.size(0) + " x " + sum.size(1) + " x " + depth);
    else if (!lhs.element().equals(rhs.element()) && lhs.element() instanceof FloatType) check.error("unsupported type combination");
  }
}
