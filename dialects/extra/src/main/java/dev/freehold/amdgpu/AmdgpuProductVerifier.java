// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import static dev.freehold.amdgpu.AmdgpuVerifier.number;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** The constraints of products of matrices that the lanes of a wave hold together, in the {@code amdgpu} dialect. */
final class AmdgpuProductVerifier {
  private static final int WAVE = 64;
  private static final Type POWER = FloatType.of(FloatFormat.F8E8M0FNU);
  private static final Type NUMBER = FloatType.of(FloatFormat.F8E4M3FN);

  private AmdgpuProductVerifier() {}

  private static Type element(Op op, int operand) {
    return TypeSets.elementOrSelf(op.operand(operand).type());
  }

  private static long length(Op op, int operand) {
    return op.operand(operand).type() instanceof VectorType vector ? vector.shape().elementCount() : 1;
  }

  private static boolean isFloat(Type type, int... widths) {
    for (int width : widths) {
      if (type instanceof FloatType f && f.width() == width) return true;
    }
    return false;
  }

  private static boolean isInteger(Type type, int width) {
    return type instanceof IntegerType integer && integer.width() == width;
  }

  private static String unexpected(long expected, String values, long found) {
    return "expected " + expected + " " + values + " values for this operation but got " + found;
  }

  static void fused(Op op, Checker check) {
    String wrong = wrongFactors(op);
    if (wrong == null) wrong = wrongCounts(op);
    if (wrong == null) wrong = wrongFlags(op, element(op, 2).equals(FloatType.F64));
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String wrongFactors(Op op) {
    if (!isFloat(element(op, 0), 8, 6, 4)) {
      boolean same = op.operand("sourceA").type().equals(op.operand("sourceB").type());
      return same ? null : "expected both non-small-float source operand types to match exactly";
    }
    if (!isFloat(element(op, 1), 8, 6, 4)) return "expected both source operands to have small-float elements if one does";
    return length(op, 0) == length(op, 1) ? null : "expected both small-float source vectors to have the same length";
  }

  private static @Nullable String wrongCounts(Op op) {
    long blocks = number(op, "blocks");
    long held = length(op, 0);
    // Wide integers are bytes in a row.
    if (element(op, 0) instanceof IntegerType integer && (integer.width() == 32 || integer.width() == 64)) held *= integer.width() / 8;
    long sources = number(op, "m") * number(op, "k") * blocks / WAVE;
    if (held != sources) return unexpected(sources, "source", held);
    long results = number(op, "m") * number(op, "n") * blocks / WAVE;
    return length(op, 2) == results ? null : unexpected(results, "result", length(op, 2));
  }

  private static @Nullable String wrongFlags(Op op, boolean wide) {
    if (wide && !op.attr("blgp", EnumAttr.class).keyword().equals("none")) return "double-precision ops do not support permuting lanes of B";
    if (wide && number(op, "cbsz") != 0) return "double-precision ops do not support permuting lanes of A";
    if (Integer.compareUnsigned((int) number(op, "abid"), 1 << number(op, "cbsz")) >= 0) {
      return "block ID for permuting A (abid) must be below 2 ** cbsz";
    }
    boolean negates = op.attr("negateA") != null || op.attr("negateB") != null || op.attr("negateC") != null;
    return negates && !wide ? "negation flags only available for double-precision operations" : null;
  }

  static void wave(Op op, Checker check) {
    Type a = element(op, 0);
    boolean floats = a instanceof FloatType;
    boolean floatResult = element(op, 2) instanceof FloatType;
    String wrong = null;
    if (length(op, 0) != length(op, 1)) {
      wrong = "source vectors have different lengths: " + Printing.quoted(op.operand("sourceA").type()) + " vs. "
          + Printing.quoted(op.operand("sourceB").type());
    } else if (floats != floatResult) {
      wrong = floatResult ? "expected float sources with float destination" : "expected int sources with int destination";
    } else if (!isFloat(a, 8) && !a.equals(element(op, 1))) {
      wrong = "source element types must match (except for fp8/bf8) but have " + Printing.quoted(op.operand(0).type()) + " and "
          + Printing.quoted(op.operand(1).type());
    } else if (floats && op.attr("clamp") != null) {
      wrong = "clamp flag is not supported for float types";
    } else if (floats && (op.attr("unsignedA") != null || op.attr("unsignedB") != null)) {
      wrong = "unsigned flags are not supported for float types";
    }
    if (wrong != null) check.error(wrong);
  }

  static void sparse(Op op, Checker check) {
    String wrong = wrongSparseFactors(op);
    if (wrong == null) wrong = wrongIndices(op);
    long sources = number(op, "m") * number(op, "k") / WAVE;
    long results = number(op, "m") * number(op, "n") / WAVE;
    if (wrong == null && length(op, 1) != sources) wrong = unexpected(sources, "source", length(op, 1));
    if (wrong == null && length(op, 2) != results) wrong = unexpected(results, "result", length(op, 2));
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String wrongSparseFactors(Op op) {
    if (length(op, 1) != 2 * length(op, 0)) {
      return "expected dense source operand to have exactly double the number of elements of the sparse source operand";
    }
    boolean bytes = isFloat(element(op, 0), 8) && isFloat(element(op, 1), 8);
    return bytes || element(op, 0).equals(element(op, 1)) ? null : "expected source operands to have the same element type";
  }

  /** One of the sets of indices in a register is selected: two for 8-bit elements, otherwise four. */
  private static @Nullable String wrongIndices(Op op) {
    boolean bytes = ArithTypes.width(element(op, 0)) == 8;
    long chosen = number(op, "cbsz") == 0 ? Integer.toUnsignedLong((int) number(op, "abid")) : 0;
    if (bytes && chosen > 1) return "ABID must be 0 or 1 for 8-bit source data";
    if (chosen > 3) return "ABID must be between 0 and 3 for 16-bit source data";
    int count = bytes ? 2 : 4;
    int width = bytes ? 16 : 8;
    if (length(op, 3) == count && isInteger(element(op, 3), width)) return null;
    return "expected vector<" + count + "xi" + width + "> sparse indices for " + (bytes ? 8 : 16) + "-bit source data, but got "
        + Printing.quoted(op.operand("sparseIdx").type());
  }

  static void scaledWave(Op op, Checker check) {
    boolean wide = number(op, "m") != 16;
    long results = wide ? 16 : 8;
    String wrong = null;
    if (length(op, 2) != results) wrong = "expected output vector of length " + results + " but got " + length(op, 2);
    else if (wide && !isFloat(element(op, 0), 4) && !isFloat(element(op, 1), 4)) wrong = "32x16x128 only supports fp4 element types";
    else if (length(op, 0) != (wide ? 128 : 64)) wrong = wrongLength(op, wide, "sourceA", wide ? 128 : 64, length(op, 0));
    else if (length(op, 1) != 64) wrong = wrongLength(op, wide, "sourceB", 64, length(op, 1));
    else if (wide && number(op, "a_first_scale_lane") != 0) wrong = "for 32x16x128, a_first_scale_lane must be 0";
    else if (!fit(element(op, 0), element(op, 3), element(op, 1), element(op, 4))) {
      wrong =
          "invalid combination of matrix and scale types: sourceA=" + Printing.quoted(element(op, 0)) + ", scaleA=" + Printing.quoted(element(op, 3))
              + ", sourceB=" + Printing.quoted(element(op, 1)) + ", scaleB=" + Printing.quoted(element(op, 4));
    }
    if (wrong != null) check.error(wrong);
  }

  private static String wrongLength(Op op, boolean wide, String name, int expected, long found) {
    return "for " + (wide ? 32 : 16) + "x16x128, " + name + " must have " + expected + " elements but got " + found;
  }

  /** Powers of two scale everything; other scales are for 4-bit floats only. */
  private static boolean fit(Type a, Type scaleA, Type b, Type scaleB) {
    return fits(a, scaleA) && fits(b, scaleB) && (scaleA.equals(scaleB) || !isFloat(scaleA.equals(POWER) ? a : b, 4));
  }

  private static boolean fits(Type element, Type scale) {
    return scale.equals(POWER) || scale.equals(NUMBER) && isFloat(element, 4);
  }
}
