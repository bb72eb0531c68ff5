// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.arith.ArithTypes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.VectorType;
import org.jspecify.annotations.Nullable;

/** The constraints of matrices that a workgroup shares, of products, and of layouts for one another. */
final class MatrixVerifier {
  private MatrixVerifier() {}

  static void load(Op op, Checker check) {
    String wrong = misfit(op, op.result().type(), (MemDescType) op.operand("mem_desc").type());
    if (wrong != null) check.plainError(wrong);
  }

  static void store(Op op, Checker check) {
    String wrong = misfit(op, op.operand("data").type(), (MemDescType) op.operand("mem_desc").type());
    if (wrong != null) check.plainError(wrong);
  }

  private static @Nullable String misfit(Op op, Type type, MemDescType matrix) {
    boolean whole = op.attr("subgroup_block_io") != null;
    if (!(type instanceof VectorType data)) return whole ? "subgroup_block_io are only allowed when result is a VectorType." : null;
    if (matrix.rank() != 2) return "mem_desc must be 2D.";
    if (whole && op.attr("layout") instanceof Attribute layout) {
      String wrong = misplaced(layout, matrix);
      if (wrong != null) return wrong;
    }
    if (data.rank() == 2) {
      for (int i = 0; i < 2; i++) {
        if (data.size(i) > matrix.size(i)) return "data shape must not exceed mem_desc shape.";
      }
      return null;
    }
    if (whole && matrix.block().length == 0) return "mem_desc must have block attribute when subgroup_block_io is set.";
    long[] strides = matrix.strides();
    return whole && strides.length > 0 && strides[0] == 1 ? "mem_desc should be row major when subgroup_block_io is set." : null;
  }

  /** Why a subgroup cannot access a block as a whole, whose elements its lanes have by a layout. */
  private static @Nullable String misplaced(Attribute layout, MemDescType matrix) {
    long[] data = Distribution.sizes(layout, "lane_data");
    long[] lanes = Distribution.sizes(layout, "lane_layout");
    if (data == null || lanes == null) return null;
    for (int i = 0; i + 1 < data.length; i++) {
      if (data[i] != 1) return "With subgroup_block_io, accessed data must be contiguous and coalesced.";
    }
    long[] block = matrix.block();
    long[] strides = matrix.strides();
    int known = Math.min(data.length, Math.min(block.length, strides.length));
    for (int i = 0; i < known; i++) {
      if (lanes[i] != block[i]) return "With subgroup_block_io, the block shape must match the lane layout.";
      if (lanes[i] != 1 && strides[i] != 1) return "With subgroup_block_io, the distributed dimensions must be contiguous.";
    }
    return null;
  }

  /** How many bits a matrix takes. */
  static long bits(Type matrix) {
    return AccessVerifier.elements(matrix) * ArithTypes.width(matrix);
  }

  static void product(Op op, Checker check) {
    VectorType a = (VectorType) op.operand("lhs").type();
    VectorType b = (VectorType) op.operand("rhs").type();
    VectorType result = (VectorType) op.result().type();
    if (op.operandCount() == 3 && !op.operand(2).type().equals(result)) {
      check.error("Expecting the acc type to be the same as result.");
      return;
    }
    String wrong = misfit(a, b, result);
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String misfit(VectorType a, VectorType b, VectorType result) {
    if (a.rank() == 1 && b.rank() == 1 && result.rank() == 1) {
      boolean full = bits(b) % 32 == 0;
      return full ? null : "Expecting B operand to be a multiple of 32 bits.";
    }
    if (a.rank() != 2 || b.rank() != 2 && b.rank() != 3 || result.rank() != 2) {
      return "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.";
    }
    long depth = b.rank() == 3 ? b.size(0) * b.size(2) : b.size(0);
    if (depth != a.size(1)) return "K-dimension mismatch.";
    if (a.size(0) != result.size(0)) return "M-dimension mismatch.";
    return b.size(1) != result.size(1) ? "N-dimension mismatch." : null;
  }

  static void convertLayout(Op op, Checker check) {
    Attribute from = op.attr("input_layout", Attribute.class);
    Attribute to = op.attr("target_layout", Attribute.class);
    long[] shape = AccessVerifier.shape(op.operand("source").type());
    if (Distribution.isForWorkgroup(from) != Distribution.isForWorkgroup(to)) {
      check.error("expected input layout and target layout be WgLayout or SgLayout at the same time.");
    } else if (!Distribution.isEven(shape, from)) {
      check.error("invalid input layout, data cannot be evenly distributed.");
    } else if (!Distribution.isEven(shape, to)) {
      check.error("invalid target layout, data cannot be evenly distributed.");
    }
  }
}
