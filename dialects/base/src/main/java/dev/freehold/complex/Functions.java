// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.arith.Constants;
import dev.freehold.arith.Declare;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.arith.UnboundedArithmetic;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The table of functions on complex numbers. */
final class Functions {
  private static final List<OpDef<FunctionOp>> ALL = new ArrayList<>();
  private static final Map<String, Simplification> SIMPLIFICATIONS = new HashMap<>();

  static {
    for (String name : List.of("cos", "expm1", "log1p", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh")) unary(name, (op, rw) -> null);
    unary("neg", (op, rw) -> argumentOf(op.operand("complex"), "complex.neg"));
    unary("conj", (op, rw) -> argumentOf(op.operand("complex"), "complex.conj"));
    unary("exp", (op, rw) -> argumentOf("complex.log", true, op, rw));
    // The imaginary part of a logarithm is at most pi.
    unary("log", (op, rw) -> argumentOf("complex.exp", false, op, rw));
    binary("atan2", (op, rw) -> null);
    binary("pow", (op, rw) -> null);
    binary("add", Functions::simplifySum);
    binary("sub", Functions::simplifyDifference);
    binary("mul", Functions::simplifyMultiple);
    binary("div", Functions::simplifyMultiple);
    for (String name : List.of("abs", "angle")) ALL.add(toPart(declare(name)).build());
    for (String name : List.of("eq", "neq")) {
      ALL.add(declare(name)
          .operand("lhs", ComplexTypes.COMPLEX).operand("rhs", ComplexTypes.COMPLEX).result("result", TypeSets.I1).sameType("lhs", "rhs")
          .assembly("$lhs `,` $rhs attr-dict `:` type($lhs)").build());
    }
    ALL.add(declare("powi")
        .operand("lhs", ComplexTypes.COMPLEX).operand("rhs", TypeSets.SIGNLESS_INTEGER).optionalAttr("fastmath", FastMathAttr.SET)
        .result("result", ComplexTypes.COMPLEX).sameType("lhs", "result")
        .assembly("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)").build());
  }

  /** What an operation must be allowed to assume where terms cancel out. */
  private static final int ALGEBRA = FastMathAttr.REASSOC | FastMathAttr.NNAN | FastMathAttr.NSZ;

  /** What the value of a function is known to be, or null. */
  private interface Simplification {
    @Nullable
    Folded of(FunctionOp op, Rewriter rw);
  }

  private Functions() {}

  static OpDef<?>[] all() {
    return ALL.toArray(OpDef<?>[]::new);
  }

  private static OpDefBuilder<FunctionOp> declare(String name) {
    return OpDef.of("complex." + name, FunctionOp.class, FunctionOp::new);
  }

  /** Declares the operand and the result of a function whose values are not complex. */
  static <O extends Op> OpDefBuilder<O> toPart(OpDefBuilder<O> builder) {
    return builder
        .operand("complex", ComplexTypes.COMPLEX)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", TypeSets.FLOAT)
        .typeFrom("complex element type matches result type", "complex", "result", ComplexTypes::part)
        .assembly("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)");
  }

  private static void unary(String name, Simplification simplify) {
    SIMPLIFICATIONS.put("complex." + name, simplify);
    ALL.add(Declare.sameType("complex." + name, FunctionOp.class, FunctionOp::new)
        .operand("complex", ComplexTypes.COMPLEX)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", ComplexTypes.COMPLEX)
        .assembly("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)").build());
  }

  private static void binary(String name, Simplification simplify) {
    SIMPLIFICATIONS.put("complex." + name, simplify);
    ALL.add(Declare.sameType("complex." + name, FunctionOp.class, FunctionOp::new)
        .operand("lhs", ComplexTypes.COMPLEX).operand("rhs", ComplexTypes.COMPLEX)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", ComplexTypes.COMPLEX)
        .assembly("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)").build());
  }

  /** What the value of a function is known to be, or null. */
  static @Nullable Folded simplify(FunctionOp op, Rewriter rw) {
    Simplification known = SIMPLIFICATIONS.get(op.name());
    return known == null ? null : known.of(op, rw);
  }

  /** The operation of that name that defines {@code value}; null where another one does. */
  static @Nullable Op call(Value value, String name) {
    return value.definingOp() instanceof Op op && op.name().equals(name) ? op : null;
  }

  private static @Nullable Value argumentOf(Value value, String name) {
    return call(value, name) instanceof Op call ? call.operand("complex") : null;
  }

  /** The argument of the inverse function, if both operations may be rounded otherwise. */
  private static @Nullable Value argumentOf(String inverse, boolean isInverse, FunctionOp op, Rewriter rw) {
    if (!(call(op.operand("complex"), inverse) instanceof Op call)) return null;
    return UnboundedArithmetic.uses(isInverse && has(ALGEBRA, op, call), rw) ? call.operand("complex") : null;
  }

  private static boolean has(int flags, Op... ops) {
    return Arrays.stream(ops).allMatch(op -> op.prop("fastmath", FastMathAttr.class).has(flags));
  }

  /** (a - b) + b = a, b + (a - b) = a, a + 0 = a */
  private static @Nullable Folded simplifySum(FunctionOp op, Rewriter rw) {
    for (int i = 0; i < 2; i++) {
      if (!(call(op.operand(i), "complex.sub") instanceof Op inner) || inner.operand("rhs") != op.operand(1 - i)) continue;
      if (UnboundedArithmetic.uses(has(ALGEBRA, op, inner), rw)) return inner.operand("lhs");
    }
    return ofZero(true, op, rw);
  }

  /** (a + b) - b = a, a - 0 = a */
  private static @Nullable Folded simplifyDifference(FunctionOp op, Rewriter rw) {
    if (call(op.operand("lhs"), "complex.add") instanceof Op sum && sum.operand("rhs") == op.operand("rhs")
        && UnboundedArithmetic.uses(has(ALGEBRA, op, sum), rw))
      return sum.operand("lhs");
    return ofZero(false, op, rw);
  }

  /** a + 0 and a - 0: only a - 0 and a + -0 are a if a is -0. */
  private static @Nullable Folded ofZero(boolean isSum, FunctionOp op, Rewriter rw) {
    if (!isConstant(op.operand("rhs"), 0)) return null;
    boolean holds = has(FastMathAttr.NSZ, op) || areZeros(op.operand("rhs"), isSum);
    return UnboundedArithmetic.uses(holds, rw) ? op.operand("lhs") : null;
  }

  /** a * 1 and a / 1: the products with the imaginary part, 0, are NaN if a part of a is infinite, and change the signs of zeros. */
  private static @Nullable Folded simplifyMultiple(FunctionOp op, Rewriter rw) {
    boolean isOne = isConstant(op.operand("rhs"), 1);
    return isOne && UnboundedArithmetic.uses(has(FastMathAttr.NNAN | FastMathAttr.NSZ, op), rw) ? op.operand("lhs") : null;
  }

  private static boolean isConstant(Value value, double real) {
    return Constants.of(value) instanceof ArrayAttr parts && parts.size() == 2 && isNumber(parts.get(0), real) && isNumber(parts.get(1), 0);
  }

  private static boolean isNumber(Object part, double number) {
    return part instanceof FloatAttr(var type, var bits) && type.format().toDouble(bits) == number;
  }

  /** Whether both parts of a constant are zeros of this sign. */
  private static boolean areZeros(Value value, boolean negative) {
    return Constants.of(value) instanceof ArrayAttr parts && parts.elements().stream().allMatch(
        part -> part instanceof FloatAttr(var type, var bits) && type.format().isZero(bits) && type.format().isNegative(bits) == negative);
  }
}
