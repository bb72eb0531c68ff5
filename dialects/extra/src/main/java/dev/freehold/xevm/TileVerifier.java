// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xevm;

import dev.freehold.arith.ArithTypes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.ConstantLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which tiles the instructions for blocks take, by the size of elements and what they do with them. */
final class TileVerifier {
  private static final int SUBGROUP = 16;
  private static final String SIZES = "expecting elem_size_in_bits to be 8, 16, 32, or 64";

  /** The sizes that a tile of elements of some bits may have, how many tiles there may be beside one another, and how wide they may be together. */
  private record Limit(int bits, int minHeight, int maxHeight, int minWidth, int maxWidth, int blocks, int together) {}

  private static final List<Limit> PLAIN = List.of(new Limit(8, 1, 32, 4, 64, 4, 64), new Limit(16, 1, 32, 2, 32, 4, 32),
      new Limit(32, 1, 32, 1, 16, 2, 16), new Limit(64, 1, 32, 1, 8, 1, 8));
  private static final List<Limit> PACKED = List.of(new Limit(8, 4, 32, 4, 16, 4, Integer.MAX_VALUE), new Limit(16, 2, 32, 2, 16, 4, 32));
  private static final List<Limit> STORED = List.of(new Limit(8, 1, 8, 4, 64, 1, 64), new Limit(16, 1, 8, 2, 32, 1, 32),
      new Limit(32, 1, 8, 1, 16, 1, 16), new Limit(64, 1, 8, 1, 8, 1, 8));

  /** The tile of an operation; sizes have no sign. */
  private record Tile(long bits, long width, long height, long blocks) {
    static Tile of(Op op) {
      return new Tile(size(op, "elem_size_in_bits"), size(op, "tile_width"), size(op, "tile_height"), size(op, "v_blocks"));
    }

    private static long size(Op op, String attr) {
      return op.attr(attr) instanceof IntegerAttr number ? Integer.toUnsignedLong((int) number.longValue()) : 1;
    }
  }

  private TileVerifier() {}

  static void load(Op op, Checker check) {
    Tile tile = Tile.of(op);
    VectorType result = (VectorType) op.result().type();
    boolean packs = isSet(op, "pack_register");
    String wrong = wrongSize(tile, result);
    if (wrong == null) wrong = packs || isSet(op, "transpose") ? wrongArrangement(tile, packs, isSet(op, "transpose")) : wrongPlain(tile);
    if (wrong == null) wrong = wrongMatrix(op, tile);
    if (wrong == null && (tile.bits == 32 || packs) && ArithTypes.width(result.element()) != 32) {
      wrong = "expecting result element type to be 32 bits";
    }
    if (wrong == null && packs && tile.width != SUBGROUP) {
      wrong = "tile_width when pack_register is true should be equal to subgroup size (16 elements)";
    }
    if (wrong != null) check.error(wrong);
  }

  private static boolean isSet(Op op, String attr) {
    return op.attr(attr, IntegerAttr.class).longValue() != 0;
  }

  /** Each lane has its share of the tiles. Sizes are of 32 bits in the reference. */
  private static @Nullable String wrongSize(Tile tile, VectorType result) {
    int size = (int) result.shape().elementCount() * ArithTypes.width(result.element());
    int expected = Integer.divideUnsigned((int) (tile.bits * tile.height * tile.width * tile.blocks), SUBGROUP);
    if (size == expected) return null;
    return "result size of " + size + " bits does not match the expected size of " + Integer.toUnsignedString(expected) + " bits";
  }

  private static @Nullable String wrongPlain(Tile tile) {
    if (tile.height < 1 || tile.height > 32) return height(1, 32);
    Limit limit = limit(PLAIN, tile);
    return limit == null ? SIZES : wrongWidth(limit, tile);
  }

  private static @Nullable String wrongArrangement(Tile tile, boolean packs, boolean transposes) {
    if (packs && transposes) return "transpose and pack_register are mutually exclusive";
    return packs ? wrongPacked(tile) : wrongTransposed(tile);
  }

  private static @Nullable String wrongTransposed(Tile tile) {
    if (tile.blocks != 1) return blocks(1);
    if (tile.bits == 32) {
      if (tile.height < 1 || tile.height > 32) return height(1, 32);
      return tile.width < 1 || tile.width > 8 ? width(1, 8) : null;
    }
    if (tile.bits != 64) return "transpose is only supported for 32 and 64 bit elements";
    if (tile.height != 8) return "expecting tile_height to be 8 for 64 bit elements";
    return tile.width <= 4 && isPowerOfTwo(tile.width) ? null : "expecting tile_width to be 1, 2, or 4";
  }

  private static @Nullable String wrongPacked(Tile tile) {
    if (tile.blocks > 4 || !isPowerOfTwo(tile.blocks)) return blocks(4);
    Limit limit = limit(PACKED, tile);
    if (limit == null) return "pack_register is only supported for 8 and 16 bit elements";
    if (tile.height < limit.minHeight || tile.height > limit.maxHeight) return height(limit.minHeight, limit.maxHeight);
    return wrongWidth(limit, tile);
  }

  private static @Nullable Limit limit(List<Limit> limits, Tile tile) {
    for (Limit limit : limits) {
      if (limit.bits == tile.bits) return limit;
    }
    return null;
  }

  private static @Nullable String wrongWidth(Limit limit, Tile tile) {
    if (tile.width < limit.minWidth || tile.width > limit.maxWidth) return width(limit.minWidth, limit.maxWidth);
    if (tile.blocks > limit.blocks || !isPowerOfTwo(tile.blocks)) return blocks(limit.blocks);
    if (tile.width * tile.blocks <= limit.together) return null;
    return "tile_width * v_blocks should be less than or equal to " + limit.together + " for " + limit.bits + " bit elements";
  }

  static void store(Op op, Checker check) {
    Tile tile = Tile.of(op);
    Limit limit = limit(STORED, tile);
    String wrong = tile.height < 1 || tile.height > 8 ? height(1, 8) : limit == null ? SIZES : wrongWidth(limit, tile);
    if (wrong == null) wrong = wrongMatrix(op, tile);
    if (wrong == null) wrong = wrongWidth(tile, tile.bits == 32 ? List.of(16L) : null);
    if (wrong != null) check.error(wrong);
  }

  static void prefetch(Op op, Checker check) {
    Tile tile = Tile.of(op);
    String wrong = wrongMatrix(op, tile);
    if (wrong == null) wrong = wrongWidth(tile, tile.bits == 32 ? List.of(8L, 16L) : null);
    if (wrong != null) check.error(wrong);
  }

  /** Stores and prefetches are of tiles as wide as a subgroup has lanes, some of two for a lane. */
  private static @Nullable String wrongWidth(Tile tile, @Nullable List<Long> ofWords) {
    List<Long> allowed = ofWords != null ? ofWords : tile.bits == 8 ? List.of(16L, 32L) : List.of(16L);
    if (allowed.contains(tile.width)) return null;
    String listed = allowed.size() == 1 ? "16" : allowed.getFirst() + " or " + allowed.getLast();
    return "tile_width for " + tile.bits + " bit elements should be equal to " + listed;
  }

  /** What all instructions ask of a matrix in memory. */
  private static @Nullable String wrongMatrix(Op op, Tile tile) {
    Long width = constant(op.operand("base_width"));
    Long pitch = constant(op.operand("base_pitch"));
    if (width != null && pitch != null && pitch < width) return "4th operand (base pitch) should be >= 2nd operand (base width)";
    if (tile.bits < 8 || tile.bits > 32 || !isPowerOfTwo(tile.bits)) return "expecting 'elem_size_in_bits' to be 8, 16, or 32";
    if (tile.height > 32 || !isPowerOfTwo(tile.height)) return "expecting tile_height to be 1, 2, 4, 8, 16, or 32";
    return tile.blocks > 8 || !isPowerOfTwo(tile.blocks) ? "expecting v_blocks to be 1, 2, 4, or 8" : null;
  }

  private static @Nullable Long constant(Value value) {
    return value.definingOp() instanceof ConstantLike constant && constant.value() instanceof IntegerAttr number ? number.longValue() : null;
  }

  private static boolean isPowerOfTwo(long number) {
    return Long.bitCount(number) == 1;
  }

  private static String height(int least, int most) {
    return "expecting tile_height to be between " + least + " and " + most;
  }

  private static String width(int least, int most) {
    return "expecting tile_width to be between " + least + " and " + most;
  }

  private static String blocks(int most) {
    return "expecting v_blocks to be " + (most == 4 ? "1, 2, or 4" : most == 2 ? "1 or 2" : "1");
  }

  /** Vectors of some lengths are loaded and stored at once. */
  static void keywords(Op op, Type type, Checker check) {
    if (!(type instanceof VectorType vector)) return;
    boolean bytes = ArithTypes.width(vector.element()) == 8;
    long size = vector.size(0);
    if (size >= 2 && size <= (bytes ? 16 : 8) && isPowerOfTwo(size)) return;
    check.error(bytes ? "vector size must be 2, 4, 8 or 16 for 8-bit element type" : "vector size must be 2, 4 or 8 for element type > 8 bits");
  }

  static void product(Op op, Checker check) {
    if (op.operandCount() == 3 && !op.operand(2).type().equals(op.result().type())) check.error("type of C operand must match result type");
  }
}
