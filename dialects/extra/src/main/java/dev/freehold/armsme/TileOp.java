// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import dev.freehold.arith.ArithTypes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a tile, adds to one, or copies a slice into it or out of it:
 * {@code arm_sme.outerproduct %a, %b kind<sub> acc(%tile) masks(%ma, %mb) : vector<[4]xf32>, vector<[4]xf32>}.
 */
public final class TileOp extends Op implements Pure {
  static final String LAYOUT = "(`layout` `` $layout^)? ";
  private static final String ACCUMULATED = "`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`";

  static final List<OpDef<TileOp>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("get_tile", "zero")) {
      DEFS.add(define(name).result("tile", Types.TILE).assembly("attr-dict `:` type($tile)").build());
    }
    DEFS.add(define("copy_tile").operand("tile", Types.TILE).result("result", Types.TILE).sameType("tile", "result")
        .assembly("$tile attr-dict `:` type($result)").build());
    DEFS.add(define("insert_tile_slice").operand("vector", Types.SLICE).operand("tile", Types.TILE).operand("tile_slice_index", TypeSets.INDEX)
        .with(TileOp::layout).result("result", Types.TILE).sameType("tile", "result")
        .typeFrom("type of 'vector' matches type of 'tile' slice", "tile", "vector", Types::slice)
        .assembly("$vector `,` $tile `[` $tile_slice_index `]` " + LAYOUT + "attr-dict `:` type($vector) `into` type($result)").build());
    DEFS.add(define("extract_tile_slice").operand("tile", Types.TILE).operand("tile_slice_index", TypeSets.INDEX).with(TileOp::layout)
        .result("result", Types.SLICE).typeFrom("type of 'result' matches type of 'tile' slice", "tile", "result", Types::slice)
        .assembly("$tile `[` $tile_slice_index `]` " + LAYOUT + "attr-dict `:` type($result) `from` type($tile)").build());
    DEFS.add(masked("outerproduct", Types.SLICE, Types.SLICE, Types.MASK).optionalOperand("acc", Types.TILE)
        .defaultAttr("kind", ArmSmeEnums.COMBINING.set("Kind of combining function"), ArmSmeEnums.COMBINING.of("add"))
        .operandSegments().result("result", Types.TILE)
        .typeFrom("resulttype is derived from `lhs` and `rhs`", "lhs", "result", Types::square)
        .typeFrom("acctype is derived from `lhs` and `rhs`", "lhs", "acc", Types::square)
        .assembly("$lhs `,` $rhs oilist(`kind` `` $kind | " + ACCUMULATED + ") attr-dict `:` type($lhs) `,` type($rhs)").build());
    for (String name : List.of("fmopa", "fmops")) widening(name, 2, Types.rowsOf(8, TypeSets.F16, TypeSets.BF16), Types.FLOATS);
    for (String name : List.of("smopa", "smops", "umopa", "umops")) widening(name, 2, Types.rowsOf(8, TypeSets.I16), Types.KEYWORDS);
    for (String name : List.of("smopa", "smops", "umopa", "umops", "sumopa", "sumops", "usmopa", "usmops")) {
      widening(name, 4, Types.rowsOf(16, TypeSets.I8).or(Types.rowsOf(8, TypeSets.I16)), Types.KEYWORDS.or(Types.DOUBLE_WORDS));
    }
  }

  private TileOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<TileOp> define(String name) {
    return OpDef.of("arm_sme." + name, TileOp.class, TileOp::new);
  }

  /** Whether slices are rows or columns. */
  static <O extends Op> void layout(OpDefBuilder<O> builder) {
    builder.defaultAttr("layout", ArmSmeEnums.LAYOUT.set("Layout of a tile slice"), ArmSmeEnums.LAYOUT.of("horizontal"));
  }

  /** An operation with two factors, of which masks leave elements out. */
  private static OpDefBuilder<TileOp> masked(String name, TypeSet lhs, TypeSet rhs, TypeSet mask) {
    return define(name).operand("lhs", lhs).operand("rhs", rhs).optionalOperand("lhsMask", mask).optionalOperand("rhsMask", mask)
        .sameType("lhs", "rhs")
        .typeFrom("lhsMask has i1 element type and same shape as lhs", "lhs", "lhsMask", Types::bits)
        .typeFrom("rhsMask has i1 element type and same shape as rhs", "rhs", "rhsMask", Types::bits)
        .traits((op, check) -> Tile.verifyBoth(op, "lhsMask", "rhsMask", check));
  }

  /** The sum of several products, with larger elements than their factors have. */
  private static void widening(String name, int ways, TypeSet factor, TypeSet sum) {
    TypeSet vector = TypeSets.VECTOR_OF_NON_ZERO_RANK;
    DEFS.add(masked(name + "_" + ways + "way", factor, vector, vector).optionalOperand("acc", vector).operandSegments().result("result", sum)
        .typeFrom("`result` and `acc` have the same type", "result", "acc", type -> type).traits(widens(ways))
        .assembly("$lhs `,` $rhs oilist(" + ACCUMULATED + ") attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)").build());
  }

  private static Trait widens(int ways) {
    return (op, check) -> {
      int from = ArithTypes.width(Types.element(op.operand("lhs").type()));
      boolean fits = ArithTypes.width(Types.element(op.result().type())) == from * ways;
      if (!fits && !check.failed()) check.error("failed to verify that tile element size equals input element size * " + ways);
    };
  }

  @Override
  protected void verify(Checker check) {
    Tile.verifyId(this, check);
  }
}
