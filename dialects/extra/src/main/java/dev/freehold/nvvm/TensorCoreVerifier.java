// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;

/** The constraints of the memory of tensor cores, and of the products that they compute. */
final class TensorCoreVerifier {
  private TensorCoreVerifier() {}

  static void copy(Op op, Checker check) {
    String multicast = NvvmVerifier.keyword(op, "multicast");
    switch (NvvmVerifier.keyword(op, "shape")) {
      case "shape_64x128b" -> {
        if (multicast.startsWith("warpx2")) return;
        check.plainError("Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op");
      }
      case "shape_32x128b" -> {
        if (!multicast.equals("warpx4")) check.plainError("Shape 32x128b requires multicast warpx4 for tcgen05.cp Op");
      }
      default -> {
        if (!multicast.equals("none")) check.plainError("Invalid multicast type for tcgen05.cp Op");
      }
    }
  }

  static void load(Op op, Checker check) {
    access(op, op.result().type(), "invalid result type length %d for shape %s in tcgen05.ld Op", check);
  }

  static void store(Op op, Checker check) {
    access(op, op.operandSegment("val").getFirst().type(), "invalid input length %d for shape %s in tcgen05.st Op", check);
  }

  /** Wide shapes consist of several registers. Both faults are reported. */
  private static void access(Op op, Type type, String tooShort, Checker check) {
    String shape = NvvmVerifier.keyword(op, "shape");
    long length = type instanceof VectorType vector ? vector.shape().elementCount() : 1;
    int least = shape.equals("shape_16x128b") ? 2 : shape.equals("shape_16x256b") ? 4 : 1;
    boolean pairs = shape.equals("shape_16x32bx2");
    if (pairs && !NvvmVerifier.has(op, "offset")) check.plainError("shape 16x32bx2 requires offset argument");
    // The reference lets stores have offsets that mean nothing.
    if (!pairs && op.resultCount() > 0 && NvvmVerifier.has(op, "offset")) check.plainError("offset argument is only supported for shape 16x32bx2");
    if (length < least) check.plainError(tooShort.formatted(length, shape));
  }

  static void product(Op op, Checker check) {
    if (NvvmVerifier.has(op, "disableOutputLane")) {
      long lanes = ((VectorType) op.operandSegment("disableOutputLane").getFirst().type()).size(0);
      if (lanes != (NvvmVerifier.keyword(op, "ctaGroup").equals("cta_1") ? 4 : 8)) {
        check.errorAt(op.location(), "Disable Output Lane of length " + lanes + " is incompatible with CtaGroupAttr");
        return;
      }
    }
    if (op.attr("aShift") == null) return;
    if (op.operandSegment("matrixA").getFirst().type().equals(IntegerType.I64)) {
      check.errorAt(op.location(), "A-shift can be applied only when matrix A is in tensor memory");
    } else if (List.of("fill", "use").contains(NvvmVerifier.keyword(op, "collectorOp"))) {
      check.errorAt(op.location(), "Cannot use collector buffer operation fill or use with ashift");
    }
  }

  static void scaledProduct(Op op, Checker check) {
    String kind = NvvmVerifier.keyword(op, "kind");
    String block = NvvmVerifier.keyword(op, "blockScale");
    if (block.equals("default") && kind.equals("mxf4nvf4")) check.errorAt(op.location(), "mxf4nvf4 requires block scale attribute");
    else if (block.equals("block16") && !kind.equals("mxf4nvf4")) check.errorAt(op.location(), kind + " kind does not support block16 attribute");
  }
}
