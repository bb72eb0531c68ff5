// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.Function;

/** Constraints among operands and results of single intrinsics, with the reference's messages. */
final class IntrinsicVerifier {
  /** Vectors of LLVM have no more bits than this. */
  private static final long MOST_BITS = 1 << 17;

  private IntrinsicVerifier() {}

  /** The result holds two values of the type of the operand. */
  static void pairOfOperand(Op op, Checker check) {
    Type operand = op.operand("val").type();
    boolean pair = op.result().type() instanceof LlvmStructType struct && List.of(operand, operand).equals(struct.elements());
    if (pair) return;
    check.error("expected result type to be an homogeneous struct with two elements matching the operand type, but got "
        + Printing.quoted(op.result().type()));
  }

  /** The vector and the subvector are no longer than vectors may be, and a scalable subvector is of a scalable vector. */
  static Trait wholeAndPart(String use) {
    return (op, check) -> {
      VectorType of = (VectorType) op.operand(0).type();
      VectorType taken = (VectorType) (op.operandCount() > 1 ? op.operand("srcvec") : op.result()).type();
      if (bits(of) > MOST_BITS || bits(taken) > MOST_BITS) {
        check.error("failed to verify that vectors are not bigger than 2^17 bits.");
      } else if (isScalable(taken) && !isScalable(of)) {
        check.error("failed to verify that it is not " + use + " fixed-length vectors.");
      }
    };
  }

  /** The interleaving of two vectors is twice as long. */
  static void twiceAsLong(Op op, Checker check) {
    VectorType from = (VectorType) op.operand("vec1").type();
    boolean twice = op.result().type() instanceof VectorType to && to.shape().elementCount() == 2 * from.shape().elementCount()
        && to.element().equals(from.element());
    if (!twice) check.error("failed to verify that result has twice as many elements as 'vec1'");
  }

  /** There is one address, at {@code position} among the operands, for each element of a vector. */
  static Trait addressForEach(int position, Function<Op, Value> elements) {
    return (op, check) -> {
      VectorType addresses = (VectorType) op.operand(position).type();
      VectorType moved = (VectorType) elements.apply(op).type();
      VectorType wanted = VectorType.of(moved.shape(), addresses.element(), moved.scalable());
      if (!wanted.equals(addresses)) check.error("expected operand #" + (position + 1) + " type to be " + Printing.quoted(wanted));
    };
  }

  private static boolean isScalable(VectorType type) {
    return type.scalable().contains(true);
  }

  /** Pointers have no width here; the reference fails on them. */
  private static long bits(VectorType type) {
    return type.shape().elementCount() * switch (type.element()) {
      case IntegerType integer -> integer.width();
      case FloatType number -> number.width();
      default -> 0;
    };
  }
}
