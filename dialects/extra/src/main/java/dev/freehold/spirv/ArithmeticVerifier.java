// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** Constraints of arithmetic. */
final class ArithmeticVerifier {
  static final Trait PAIR = ArithmeticVerifier::verifyPair;
  static final Trait DOT = ArithmeticVerifier::verifyDot;
  static final Trait SELECTION = ArithmeticVerifier::verifySelection;
  static final Trait PARTS_OF_FLOAT = ArithmeticVerifier::verifyPartsOfFloat;
  static final Trait FLOAT_OF_PARTS = ArithmeticVerifier::verifyFloatOfParts;

  private ArithmeticVerifier() {}

  private static void verifyPair(Op op, Checker check) {
    SpirvType.Struct pair = (SpirvType.Struct) op.result().type();
    if (CompositeTypes.count(pair) != 2) {
      check.error("expected result struct type containing two members");
      return;
    }
    Type type = op.operand("operand1").type();
    boolean same = type.equals(op.operand("operand2").type()) && type.equals(CompositeTypes.constituent(pair, 0))
        && type.equals(CompositeTypes.constituent(pair, 1));
    if (!same) check.error("expected all operand types and struct member types are the same");
  }

  private static void verifyDot(Op op, Checker check) {
    Type factor = op.operand("vector1").type();
    SpirvEnumAttr format = SpirvVerifier.optionalKeywords(op, "format");
    if (factor instanceof IntegerType packed) {
      if (format == null) {
        check.error("requires Packed Vector Format attribute for integer vector operands");
        return;
      }
      if (packed.width() != 32) {
        check.error("with specified Packed Vector Format (" + format.keywords() + ") requires integer vector operands to be 32-bits wide");
        return;
      }
    } else if (format != null) {
      check.error("with invalid format attribute for vector operands of type " + Printing.quoted(factor));
      return;
    }
    long needed = Sets.bits(factor);
    long available = Sets.bits(op.result().type());
    if (needed <= available) return;
    check.error("result type has insufficient bit-width (" + available + " bits) for the specified vector operand type (" + needed + " bits)");
  }

  private static void verifySelection(Op op, Checker check) {
    if (!(op.operand("condition").type() instanceof VectorType conditions)) return;
    if (!(op.result().type() instanceof VectorType result)) {
      check.error("result expected to be of vector type when condition is of vector type");
    } else if (Sets.components(result) != Sets.components(conditions)) {
      check.error("result should have the same number of elements as the condition when condition is of vector type");
    }
  }

  private static void verifyPartsOfFloat(Op op, Checker check) {
    Type type = op.operand("operand").type();
    SpirvType.Struct parts = (SpirvType.Struct) op.result().type();
    String fault = CompositeTypes.count(parts) != 2 ? "result type must be a struct type with two memebers"
        : !CompositeTypes.constituent(parts, 0).equals(type) ? "member zero of the resulting struct type must be the same type as the operand"
            : exponentFault(type, CompositeTypes.constituent(parts, 1));
    if (fault != null) check.plainError(fault);
  }

  private static @Nullable String exponentFault(Type type, Type exponent) {
    boolean vector = exponent instanceof VectorType;
    Type element = vector ? ((VectorType) exponent).element() : exponent;
    if (!(element instanceof IntegerType integer) || integer.width() != 32) {
      return "member one of the resulting struct type must" + (vector ? "" : " ") + "be a scalar or vector of 32 bit integer type";
    }
    boolean alike = vector == type instanceof VectorType && Sets.components(type) == Sets.components(exponent);
    return alike ? null : "member one of the resulting struct type must have the same number of components as the operand type";
  }

  private static void verifyFloatOfParts(Op op, Checker check) {
    Type significand = op.operand("x").type();
    Type exponent = op.operand("exp").type();
    if (significand instanceof FloatType != exponent instanceof IntegerType) {
      check.error("operands must both be scalars or vectors");
    } else if (Sets.components(significand) != Sets.components(exponent)) {
      check.error("operands must have the same number of elements");
    }
  }
}
