// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amx;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Loads a tile, {@code amx.tile_load %m[%i, %j] : memref<?x?xbf16> into !amx.tile<16x32xbf16>}, stores one, or makes one of zeros. */
public final class TileAccessOp extends Op {
  static final List<OpDef<TileAccessOp>> DEFS = List.of(
      define("tile_load")
          .operand("base", TypeSets.RANKED_MEMREF, Effect.READS)
          .operands("indices", TypeSets.INDEX)
          .optionalOperand("stride", TypeSets.INDEX)
          .operandSegments()
          .result("res", TileType.ANY)
          .effects(Effect.WRITES)
          .assembly("$base `[` $indices `]` (`,` $stride^)? attr-dict `:` type($base) `into` type($res)")
          .build(),
      define("tile_store")
          .operand("base", TypeSets.RANKED_MEMREF, Effect.WRITES)
          .operands("indices", TypeSets.INDEX)
          .operand("val", TileType.ANY)
          .optionalOperand("stride", TypeSets.INDEX)
          .operandSegments()
          .assembly("$base `[` $indices `]` `,` $val (`,` $stride^)? attr-dict `:` type($base) `,` type($val)")
          .build(),
      define("tile_zero").result("res", TileType.ANY).effects(Effect.WRITES).assembly("attr-dict `:` type($res)").build());

  private TileAccessOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<TileAccessOp> define(String name) {
    return OpDef.of("amx." + name, TileAccessOp.class, TileAccessOp::new);
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() > 0) verifyPlace(check);
    TileType tile = (TileType) (resultCount() > 0 ? result().type() : operandSegment("val").getFirst().type());
    if (!check.failed() && tile.excess() != null) check.error(tile.excess());
  }

  private void verifyPlace(Checker check) {
    MemRefType base = (MemRefType) operand("base").type();
    Strides strides = Strides.of(base);
    if (base.rank() < 2) check.error("requires at least 2D memref");
    else if (operandSegment("indices").size() != base.rank()) check.error("requires " + base.rank() + " indices");
    else if (strides == null || strides.stride(base.rank() - 1) != 1) check.error("requires memref with unit innermost stride");
  }
}
