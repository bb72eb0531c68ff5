// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsme;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;

/** What is common to operations on tiles. */
final class Tile {
  private static final String ID = "tile_id";

  private Tile() {}

  /** Which register the tile is in, where that has been decided. */
  static void verifyId(Op op, Checker check) {
    if (op.attr(ID) instanceof IntegerAttr id && !id.type().equals(IntegerType.of(32))) {
      check.error("tile ID should be a 32-bit signless integer");
    }
  }

  /** How many operands there may be of two optional segments: one of each, or none. */
  static void verifyBoth(Op op, String first, String second, Checker check) {
    if ((op.optionalOperand(first) == null) == (op.optionalOperand(second) == null)) return;
    check.error("failed to verify that both `" + first + "` and `" + second + "` should be provided or neither");
  }
}
