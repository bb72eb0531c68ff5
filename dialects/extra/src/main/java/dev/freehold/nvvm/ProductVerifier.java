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
import dev.freehold.llvm.LlvmStructType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The constraints of products of matrices whose registers a warp holds: {@code nvvm.mma.*}. */
final class ProductVerifier {
  private static final Type HALVES = VectorType.of(Shape.of(2), FloatType.F16);
  private static final Set<String> SMALL_FLOATS = Set.of("e4m3", "e5m2", "e3m2", "e2m3", "e2m1");

  /** The registers that an instruction takes: for each matrix, one of some lists of types; and the shapes that there are. */
  private static final class Variants {
    final List<List<Type>> a = new ArrayList<>();
    final List<List<Type>> b = new ArrayList<>();
    final List<List<Type>> c = new ArrayList<>();
    final List<Type> results = new ArrayList<>();
    final List<String> shapes = new ArrayList<>();

    void sums(int count, Type each) {
      c.add(Collections.nCopies(count, each));
      results.add(NvvmVerifier.struct(count, each));
    }

    void factors(int ofA, int ofB, Type each) {
      a.add(Collections.nCopies(ofA, each));
      b.add(Collections.nCopies(ofB, each));
    }
  }

  private ProductVerifier() {}

  static void dense(Op op, Checker check) {
    check(op, false, check);
    if (check.failed()) return;
    String numbers = NvvmVerifier.keyword(op, MmaSyntax.TYPES.get(0));
    if (numbers.equals("b1") && op.attr("b1Op") == null) {
      check.error("op requires b1Op attribute");
    } else if (isSmallInteger(numbers) && op.attr("intOverflowBehavior") == null) {
      check.error("op requires intOverflowBehavior attribute");
    } else {
      layouts(op, numbers, check);
    }
  }

  static void sparse(Op op, Checker check) {
    check(op, true, check);
    if (check.failed()) return;
    String numbers = NvvmVerifier.keyword(op, MmaSyntax.TYPES.get(0));
    if (isSmallInteger(numbers) && op.attr("intOverflowBehavior") == null) check.error("op requires intOverflowBehavior attribute");
  }

  private static void layouts(Op op, String numbers, Checker check) {
    boolean free = numbers.equals("f16") && shape(op).equals("8, 8, 4");
    boolean usual = NvvmVerifier.keyword(op, "layoutA").equals("row") && NvvmVerifier.keyword(op, "layoutB").equals("col");
    if (free || usual) return;
    check.error("requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <" + shape(op)
        + "> with element types " + numbers + " and " + NvvmVerifier.optionalKeyword(op, MmaSyntax.TYPES.get(1))
        + ". Only m8n8k4 with f16 supports other layouts.");
  }

  private static String shape(Op op) {
    return NvvmVerifier.parameter(op, "shape", "m") + ", " + NvvmVerifier.parameter(op, "shape", "n") + ", "
        + NvvmVerifier.parameter(op, "shape", "k");
  }

  private static boolean isSmallInteger(String numbers) {
    return Set.of("s4", "u4", "s8", "u8").contains(numbers);
  }

  private static boolean isInteger(String numbers) {
    return isSmallInteger(numbers) || numbers.equals("b1") || numbers.equals("s32");
  }

  private static void check(Op op, boolean sparse, Checker check) {
    // The reference asks for what is not there, and stops.
    String numbers = NvvmVerifier.optionalKeyword(op, MmaSyntax.TYPES.get(0));
    long rows = NvvmVerifier.parameter(op, "shape", "m");
    if (numbers == null || rows == 16 && depth(numbers, sparse) == 0) {
      check.plainError("invalid shape or multiplicand type: " + numbers);
      return;
    }
    Variants variants = rows == 16 ? wideVariants(op, numbers, sparse) : rows == 8 ? variants(numbers, sparse) : new Variants();
    if (rows == 16 && !sum(firstType(op)).equals(sum(op.result().type()))) {
      check.error("ctype does not match dtype");
    } else if (variants.a.isEmpty() || !variants.shapes.contains(shape(op))) {
      check.error("unimplemented variant for MMA shape <" + shape(op) + ">");
    } else
      if (fits(op, "A", variants.a, check) && fits(op, "B", variants.b, check) && fits(op, "C", variants.c, check)
          && !variants.results.contains(op.result().type())) {
            check.error("Could not match allowed types for the result; expected one of " + listed(variants.results)
                + " but got " + Printing.toString(op.result().type()));
          }
  }

  /** How many columns of a factor a register holds; 0 where there is no such instruction. */
  private static int depth(String numbers, boolean sparse) {
    return switch (numbers) {
      case "tf32" -> 4;
      case "bf16", "f16" -> 8;
      case "s8", "u8" -> 16;
      case "s4", "u4" -> 32;
      case "b1" -> sparse ? 0 : 128;
      default -> sparse && SMALL_FLOATS.contains(numbers) ? 32 : 0;
    };
  }

  private static Variants wideVariants(Op op, String numbers, boolean sparse) {
    Variants found = new Variants();
    int depth = depth(numbers, sparse);
    long units = NvvmVerifier.parameter(op, "shape", "k") / depth;
    int ofA = (int) (2 * units) / (sparse ? 2 : 1);
    int ofB = (int) (NvvmVerifier.parameter(op, "shape", "n") / 8 * units);
    found.factors(ofA, ofB, numbers.equals("f16") ? HALVES : IntegerType.I32);
    if (isInteger(numbers)) {
      found.sums(4, IntegerType.I32);
    } else {
      found.sums(2, HALVES);
      found.sums(4, FloatType.F32);
      if (numbers.endsWith("f32") || numbers.equals("bf16")) found.results.removeFirst();
    }
    int first = sparse && !SMALL_FLOATS.contains(numbers) ? 2 * depth : sparse ? 64 : depth;
    found.shapes.add("16, 8, " + first);
    if (!SMALL_FLOATS.contains(numbers)) found.shapes.add("16, 8, " + 2 * first);
    return found;
  }

  private static Variants variants(String numbers, boolean sparse) {
    Variants found = new Variants();
    if (numbers.equals("f16")) {
      found.factors(2, 2, HALVES);
      found.sums(4, HALVES);
      found.sums(8, FloatType.F32);
      found.shapes.add("8, 8, 4");
    } else if (numbers.equals("f64")) {
      found.factors(1, 1, FloatType.F64);
      found.sums(2, FloatType.F64);
      found.shapes.add("8, 8, 4");
    } else if (isInteger(numbers)) {
      found.factors(1, 1, IntegerType.I32);
      found.sums(2, IntegerType.I32);
      if (numbers.endsWith("4")) found.shapes.add("8, 8, 32");
      if (numbers.endsWith("8")) found.shapes.add("8, 8, 16");
      if (numbers.equals("b1") && !sparse) found.shapes.add("8, 8, 128");
    }
    return found;
  }

  private static @Nullable Type firstType(Op op) {
    List<? extends Value> registers = op.operandSegment("operandC");
    return registers.isEmpty() ? null : registers.getFirst().type();
  }

  /** The element type that a register, or the first of a structure of them, accumulates. */
  private static String sum(@Nullable Type type) {
    Type register = type;
    while (register instanceof LlvmStructType struct && !NvvmVerifier.elements(struct).isEmpty()) register = NvvmVerifier.elements(struct).getFirst();
    if (register instanceof IntegerType) return "s32";
    if (register == null) return "";
    return register.equals(HALVES) ? "f16" : Printing.toString(register);
  }

  private static boolean fits(Op op, String name, List<List<Type>> allowed, Checker check) {
    List<Type> found = new ArrayList<>();
    for (Value register : op.operandSegment("operand" + name)) found.add(register.type());
    if (allowed.contains(found)) return true;
    StringBuilder wanted = new StringBuilder();
    for (List<Type> types : allowed) wanted.append(types.size()).append('x').append(Printing.toString(types.getFirst())).append(' ');
    check.error("Could not match types for the " + name + " operands; expected one of " + wanted + "but got " + listed(found));
    return false;
  }

  private static String listed(List<Type> types) {
    return types.stream().map(Printing::toString).collect(Collectors.joining(", "));
  }

  static void scaled(Op op, Checker check) {
    scaled(op, 64, "mma", check);
  }

  static void sparseScaled(Op op, Checker check) {
    if (op.attr("orderedMetadata") == null) check.error("'orderedMetadata' attribute is mandatory");
    else scaled(op, 128, "sparse mma", check);
  }

  /** Each fault is reported. */
  private static void scaled(Op op, int depth, String what, Checker check) {
    String kind = NvvmVerifier.keyword(op, "kind");
    String size = NvvmVerifier.keyword(op, "scaleVecSize");
    String format = NvvmVerifier.keyword(op, "blockScaleFormat");
    String shape = shape(op);
    if (shape.equals("16, 8, " + depth)) {
      String name = "mma.m16n8k" + depth;
      for (String factor : MmaSyntax.TYPES) {
        if ("e2m1".equals(NvvmVerifier.optionalKeyword(op, factor))) continue;
        check.error("unsupported MMATypes attribute for " + name + ".(mxf4nvf4|mxf4)");
        break;
      }
      boolean pairs = size.equals("x2") && format.equals("ue8m0");
      if (kind.equals("mxf4")) {
        if (!size.equals("x2")) check.error("unsupported ScaleVecSize attribute for " + name + ".mxf4");
        if (!format.equals("ue8m0")) check.error("unsupported BlockScaleFormat attribute for " + name + ".mxf4");
      } else if (!kind.equals("mxf4nvf4")) {
        check.error("unsupported Kind attribute for " + name);
      } else if (!pairs && !(size.equals("x4") && format.equals("ue4m3"))) {
        check.error("unsupported ScaleVecSize and BlockScaleFormat attributes for " + name + ".mxf4nvf4");
      }
    } else if (shape.equals("16, 8, " + depth / 2)) {
      if (kind.equals("mxf8f6f4") && size.equals("x1") && format.equals("ue8m0")) return;
      check.error("unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k" + depth / 2);
    } else {
      check.error("unsupported Geom for " + what + " with block scaling");
    }
  }
}
