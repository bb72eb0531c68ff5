// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The constraints of matrices whose registers are opaque: {@code nvvm.wmma.*}. There are few shapes for each element type. */
final class WarpMatrixVerifier {
  private static final Type HALVES = VectorType.of(Shape.of(2), FloatType.F16);
  private static final Set<String> LARGE = Set.of("16x16x16", "32x8x16", "8x32x16");
  private static final String NO_SUCH = "invalid attribute combination";

  /** The registers of a fragment in one thread. */
  private record Registers(int count, Type each) {
    String structure() {
      return "expected destination type is a structure of " + count + " elements of type " + Printing.quoted(each);
    }
  }

  private WarpMatrixVerifier() {}

  private static String shape(Op op) {
    return NvvmVerifier.number(op, "m") + "x" + NvvmVerifier.number(op, "n") + "x" + NvvmVerifier.number(op, "k");
  }

  /** The registers of a fragment of an element type; null where there is no instruction. */
  private static @Nullable Registers registers(Op op, String numbers, String fragment) {
    String shape = shape(op);
    boolean sum = fragment.equals("c");
    boolean large = LARGE.contains(shape);
    boolean deep = shape.equals("16x16x8");
    return switch (numbers) {
      case "f16" -> large ? new Registers(sum ? 4 : 8, HALVES) : null;
      case "f32" -> sum && (large || deep) ? new Registers(8, FloatType.F32) : null;
      case "f64" -> shape.equals("8x8x4") ? new Registers(sum ? 2 : 1, FloatType.F64) : null;
      case "tf32" -> !sum && deep ? new Registers(4, IntegerType.I32) : null;
      case "s8", "u8" -> !sum && large ? new Registers((int) NvvmVerifier.number(op, fragment.equals("a") ? "m" : "n") / 8, IntegerType.I32) : null;
      case "s32" -> sum && large ? new Registers(8, IntegerType.I32) : null;
      default -> null;
    };
  }

  private static boolean isReachable(Op op) {
    long space = NvvmVerifier.space(op.operand("ptr"));
    return space == NvvmVerifier.GENERIC || space == NvvmVerifier.GLOBAL || space == NvvmVerifier.SHARED;
  }

  static void load(Op op, Checker check) {
    Registers registers = registers(op, NvvmVerifier.keyword(op, "eltype"), NvvmVerifier.keyword(op, "frag"));
    Type result = op.result().type();
    if (!isReachable(op)) {
      check.error("expected source pointer in memory space 0, 1, 3");
    } else if (registers == null) {
      check.error(NO_SUCH);
    } else if (registers.each.equals(FloatType.F64) && registers.count == 1) {
      if (!result.equals(FloatType.F64)) check.error("expected destination type to be f64");
    } else if (!result.equals(NvvmVerifier.struct(registers.count, registers.each))) {
      check.error(registers.structure());
    }
  }

  static void store(Op op, Checker check) {
    Registers registers = registers(op, NvvmVerifier.keyword(op, "eltype"), "c");
    List<? extends Value> data = op.operandSegment("args");
    if (!isReachable(op)) {
      check.error("expected operands to be a source pointer in memory space 0, 1, 3");
    } else if (registers == null) {
      check.error(NO_SUCH);
    } else if (data.size() != registers.count) {
      check.error("expected " + registers.count + " data operands");
    } else if (!data.stream().allMatch(value -> value.type().equals(registers.each))) {
      check.error("expected data operands of type " + Printing.quoted(registers.each));
    }
  }

  static void product(Op op, Checker check) {
    String factors = NvvmVerifier.keyword(op, "eltypeA");
    String sums = NvvmVerifier.keyword(op, "eltypeB");
    Registers a = registers(op, factors, "a");
    Registers b = registers(op, factors, "b");
    Registers c = registers(op, sums, "c");
    if (a == null || b == null || c == null || !haveProduct(factors, sums)) {
      check.error(NO_SUCH);
      return;
    }
    List<Type> expected = new ArrayList<>(Collections.nCopies(a.count, a.each));
    expected.addAll(Collections.nCopies(b.count, b.each));
    expected.addAll(Collections.nCopies(c.count, c.each));
    if (op.operandCount() != expected.size()) {
      check.error("expected " + expected.size() + " arguments");
      return;
    }
    for (int i = 0; i < expected.size(); i++) {
      if (op.operand(i).type().equals(expected.get(i))) continue;
      check.error("expected argument " + i + " to be of type " + Printing.quoted(expected.get(i)));
      return;
    }
    if (!op.result().type().equals(NvvmVerifier.struct(c.count, c.each))) check.error(c.structure());
  }

  private static boolean haveProduct(String factors, String sums) {
    return switch (factors) {
      case "f16" -> sums.equals("f16") || sums.equals("f32");
      case "tf32" -> sums.equals("f32");
      case "f64" -> sums.equals("f64");
      default -> sums.equals("s32");
    };
  }
}
