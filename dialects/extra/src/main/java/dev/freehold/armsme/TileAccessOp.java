// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Loads a tile or one slice of it from memory, or stores it there: {@code arm_sme.tile_load %m[%i, %j] layout<vertical> : ...}. */
public final class TileAccessOp extends Op {
  private static final TypeSet MATRIX = TypeSets.memRefOfRank(2);

  static final List<OpDef<TileAccessOp>> DEFS = List.of(
      define("tile_load")
          .operand("base", MATRIX, Effect.READS)
          .operands("indices", TypeSets.INDEX)
          .optionalOperand("padding", TypeSet.ANY)
          .optionalOperand("mask", TypeSets.VECTOR_OF_NON_ZERO_RANK)
          .operandSegments()
          .with(TileOp::layout)
          .result("result", Types.TILE)
          .traits(Agreement.inElement("result", "base"), (op, check) -> Tile.verifyBoth(op, "padding", "mask", check))
          .typeFrom("padding type matches element type of result", "result", "padding", Types::element)
          .typeFrom("mask has i1 element type and same shape as result", "result", "mask", Types::bits)
          .assembly("$base `[` $indices `]` (`,` $padding `,` $mask^)? " + TileOp.LAYOUT + "attr-dict `:` type($base) `,` type($result)")
          .build(),
      define("tile_store")
          .operand("valueToStore", Types.TILE)
          .operand("base", MATRIX, Effect.WRITES)
          .operands("indices", TypeSets.INDEX)
          .optionalOperand("mask", TypeSets.VECTOR_OF_NON_ZERO_RANK)
          .operandSegments()
          .with(TileOp::layout)
          .traits(Agreement.inElement("valueToStore", "base"))
          .typeFrom("mask has i1 element type and same shape as valueToStore", "valueToStore", "mask", Types::bits)
          .assembly("$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? " + TileOp.LAYOUT
              + "attr-dict `:` type($base) `,` type($valueToStore)")
          .build(),
      define("load_tile_slice")
          .operand("base", TypeSets.RANKED_MEMREF, Effect.READS)
          .operand("mask", Types.MASK)
          .operand("tile", Types.TILE)
          .operands("indices", TypeSets.INDEX)
          .operand("tile_slice_index", TypeSets.INDEX)
          .with(TileOp::layout)
          .result("result", Types.TILE)
          .traits(new SameElement("all of {tile, base}", "tile", "base"))
          .sameType("tile", "result")
          .typeFrom("`mask` has i1 element type and the shape is a slice of `result`", "result", "mask", TileAccessOp::maskOfSlice)
          .assembly("$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index " + TileOp.LAYOUT
              + "attr-dict `:` type($base) `,` type($mask) `,` type($result)")
          .build(),
      define("store_tile_slice")
          .operand("tile", Types.TILE)
          .operand("tile_slice_index", TypeSets.INDEX)
          .operand("mask", Types.MASK)
          .operand("base", TypeSets.RANKED_MEMREF, Effect.WRITES)
          .operands("indices", TypeSets.INDEX)
          .with(TileOp::layout)
          .traits(new SameElement("all of {tile, base}", "tile", "base"))
          .typeFrom("`mask` has i1 element type and the shape is a slice of `tile`", "tile", "mask", TileAccessOp::maskOfSlice)
          .assembly("$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` " + TileOp.LAYOUT
              + "attr-dict `:` type($base) `,` type($mask) `,` type($tile)")
          .build());

  private TileAccessOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<TileAccessOp> define(String name) {
    return OpDef.of("arm_sme." + name, TileAccessOp.class, TileAccessOp::new);
  }

  private static Type maskOfSlice(Type tile) {
    return Types.bits(Types.slice(tile));
  }

  @Override
  protected void verify(Checker check) {
    Tile.verifyId(this, check);
  }
}
