// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.Printing;
import dev.freehold.llvm.LlvmStructType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The constraints of loads and stores of matrices, and of products of warp groups. */
final class MatrixVerifier {
  private static final Set<String> PADDED = Set.of("b8x16.b4x16_p64", "b8x16.b6x16_p32");
  private static final Map<String, Integer> DEPTHS = Map.of("tf32", 8, "f16", 16, "bf16", 16, "s8", 32, "u8", 32, "e4m3", 32, "e5m2", 32, "b1", 256);

  private MatrixVerifier() {}

  static void load(Op op, Checker check) {
    long count = Integer.toUnsignedLong((int) NvvmVerifier.number(op, "num"));
    String shape = NvvmVerifier.parameter(op, "shape", "m") + "x" + NvvmVerifier.parameter(op, "shape", "n");
    String wrong = wrongLoad(count, shape, NvvmVerifier.keyword(op, "layout"), NvvmVerifier.keyword(op, "eltType"));
    if (wrong == null) wrong = wrongResult(op.result().type(), shape.equals("16x16") ? count * 2 : count);
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String wrongLoad(long count, String shape, String layout, String element) {
    boolean upToFour = count == 1 || count == 2 || count == 4;
    switch (shape) {
      case "8x8" -> {
        if (!upToFour) return "expected num attribute to be 1, 2 or 4 for 8x8 matrix";
        return element.equals("b16") ? null : "expected element type to be b16 for 8x8 matrix";
      }
      case "8x16" -> {
        if (!upToFour) return "expected num attribute to be 1, 2 or 4 for 8x16 matrix";
        if (!layout.equals("row")) return "expected layout to be row for 8x16 matrix";
        return PADDED.contains(element) ? null : "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix";
      }
      case "16x16" -> {
        if (!upToFour || count == 4) return "expected num attribute to be 1 or 2 for 16x16 matrix";
        if (!layout.equals("col")) return "expected layout to be col for 16x16 matrix";
        boolean bytes = element.equals("b8") || PADDED.contains(element);
        return bytes ? null : "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix";
      }
      default -> {
        return "expected shape to be 8x8, 8x16 or 16x16";
      }
    }
  }

  private static @Nullable String wrongResult(Type result, long registers) {
    if (registers == 1) return result.equals(IntegerType.I32) ? null : "expected destination type is i32";
    if (result.equals(NvvmVerifier.struct((int) registers, IntegerType.I32))) return null;
    return "expected destination type is a structure of " + registers + " elements of type i32";
  }

  static void store(Op op, Checker check) {
    int count = op.operandCount() - 1;
    String shape = NvvmVerifier.parameter(op, "shape", "m") + "x" + NvvmVerifier.parameter(op, "shape", "n");
    String element = NvvmVerifier.keyword(op, "eltType");
    if (count != 1 && count != 2 && count != 4) {
      check.error("expected num attribute to be 1, 2 or 4");
    } else if (shape.equals("8x8")) {
      if (!element.equals("b16")) check.error("expected element type to be B16 for 8x8 matrix");
    } else if (!shape.equals("16x8")) {
      check.error("expected shape to be 8x8 or 16x8");
    } else if (!element.equals("b8")) {
      check.error("expected element type to be B8 for 16x8 matrix");
    } else if (!NvvmVerifier.keyword(op, "layout").equals("col")) {
      check.error("expected layout to be col for 16x8 matrix");
    }
  }

  static void groupProduct(Op op, Checker check) {
    String wrong = wrongTypes(op);
    if (wrong == null) wrong = wrongShape(op);
    if (wrong == null) wrong = wrongRegisters(op);
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String wrongTypes(Op op) {
    List<Type> registers = NvvmVerifier.elements((LlvmStructType) op.result().type());
    for (Type register : registers) {
      if (!register.equals(registers.getFirst())) {
        return "all elements in struct must be same type but there is " + Printing.quoted(register);
      }
    }
    String d = NvvmVerifier.keyword(op, "typeD");
    String a = NvvmVerifier.keyword(op, "typeA");
    String b = NvvmVerifier.keyword(op, "typeB");
    if (!Set.of("f32", "f16", "s32").contains(d)) return "does not support the given output type " + d;
    boolean negates = NvvmVerifier.keyword(op, "scaleA").equals("neg") || NvvmVerifier.keyword(op, "scaleB").equals("neg");
    if (d.equals("s32") && negates) return "has s32 output, scaleA and scaleB cannot be neg";
    return areFactors(a, b, d) ? null : d + " += " + a + " * " + b + ", it is not supported.";
  }

  private static boolean areFactors(String a, String b, String d) {
    boolean halves = d.equals("f32") || d.equals("f16");
    return switch (a) {
      case "f16", "bf16" -> halves && b.equals(a);
      case "tf32" -> d.equals("f32") && b.equals(a);
      case "u8", "s8" -> d.equals("s32") && (b.equals("u8") || b.equals("s8"));
      case "b1" -> d.equals("s32") && b.equals(a);
      case "e4m3", "e5m2" -> halves && (b.equals("e4m3") || b.equals("e5m2"));
      default -> false;
    };
  }

  private static @Nullable String wrongShape(Op op) {
    String a = NvvmVerifier.keyword(op, "typeA");
    long n = NvvmVerifier.parameter(op, "shape", "n");
    if (NvvmVerifier.parameter(op, "shape", "m") != 64) return "shape 'm' must be 64";
    int depth = DEPTHS.getOrDefault(a, 0);
    if (NvvmVerifier.parameter(op, "shape", "k") != depth) return "shape 'k' must be " + depth + " for input type " + a;
    boolean integers = Set.of("u8", "s8", "b1").contains(a);
    boolean fits = n >= 8 && n <= 256 && n % 8 == 0 && (!integers || n == 8 || n == 24 || n % 16 == 0);
    if (!fits) return "has input type " + a + " n is set to " + n + ", it is not supported.";
    String layoutA = NvvmVerifier.keyword(op, "layoutA");
    String layoutB = NvvmVerifier.keyword(op, "layoutB");
    boolean transposes = layoutA.equals("col") || layoutB.equals("row");
    if (!transposes || a.equals("f16") || a.equals("bf16")) return null;
    return "given layouts layout_a = " + layoutA + " and layout_b = " + layoutB + " for input types " + a + " and "
        + NvvmVerifier.keyword(op, "typeB")
        + " requires transpose. However, this is only supported for: f16 and bf16";
  }

  private static @Nullable String wrongRegisters(Op op) {
    String d = NvvmVerifier.keyword(op, "typeD");
    long expected = NvvmVerifier.parameter(op, "shape", "n") / (d.equals("f16") ? 4 : 2);
    int found = NvvmVerifier.elements((LlvmStructType) op.result().type()).size();
    if (found != expected) return "results " + expected + ", however output struct has " + found + " elements";
    boolean saturates = "satfinite".equals(NvvmVerifier.optionalKeyword(op, "satfinite"));
    return saturates && !d.equals("s32") ? " `satfinite` can be only used with s32 accumulator, however the current accumulator is " + d : null;
  }
}
