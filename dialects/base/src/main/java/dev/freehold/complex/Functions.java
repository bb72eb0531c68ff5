// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.arith.Constants;
import dev.freehold.arith.Declare;
import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The table of functions on complex numbers. */
final class Functions {
  private static final List<OpDef<FunctionOp>> ALL = new ArrayList<>();
  private static final Map<String, Function<FunctionOp, @Nullable Folded>> SIMPLIFICATIONS = new HashMap<>();

  static {
    for (String name : List.of("cos", "expm1", "log1p", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh")) unary(name, op -> null);
    unary("neg", op -> argumentOf(op.operand("complex"), "complex.neg"));
    unary("conj", op -> argumentOf(op.operand("complex"), "complex.conj"));
    unary("exp", op -> argumentOf(op.operand("complex"), "complex.log"));
    unary("log", op -> argumentOf(op.operand("complex"), "complex.exp"));
    binary("atan2", op -> null);
    binary("pow", op -> null);
    binary("add", Functions::simplifySum);
    binary("sub", Functions::simplifyDifference);
    binary("mul", op -> isConstant(op.operand("rhs"), 1) ? op.operand("lhs") : null);
    binary("div", op -> isConstant(op.operand("rhs"), 1) ? op.operand("lhs") : null);
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

  private static void unary(String name, Function<FunctionOp, @Nullable Folded> simplify) {
    SIMPLIFICATIONS.put("complex." + name, simplify);
    ALL.add(Declare.sameType("complex." + name, FunctionOp.class, FunctionOp::new)
        .operand("complex", ComplexTypes.COMPLEX)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", ComplexTypes.COMPLEX)
        .assembly("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)").build());
  }

  private static void binary(String name, Function<FunctionOp, @Nullable Folded> simplify) {
    SIMPLIFICATIONS.put("complex." + name, simplify);
    ALL.add(Declare.sameType("complex." + name, FunctionOp.class, FunctionOp::new)
        .operand("lhs", ComplexTypes.COMPLEX).operand("rhs", ComplexTypes.COMPLEX)
        .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
        .result("result", ComplexTypes.COMPLEX)
        .assembly("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)").build());
  }

  /** What the value of a function is known to be, or null. */
  static @Nullable Folded simplify(FunctionOp op) {
    return SIMPLIFICATIONS.getOrDefault(op.name(), other -> null).apply(op);
  }

  /** The operation of that name that defines {@code value}; null where another one does. */
  static @Nullable Op call(Value value, String name) {
    return value.definingOp() instanceof Op op && op.name().equals(name) ? op : null;
  }

  private static @Nullable Value argumentOf(Value value, String name) {
    return call(value, name) instanceof Op call ? call.operand("complex") : null;
  }

  /** (a - b) + b = a, b + (a - b) = a, a + 0 = a */
  private static @Nullable Folded simplifySum(FunctionOp op) {
    for (int i = 0; i < 2; i++) {
      Value difference = op.operand(i);
      if (call(difference, "complex.sub") instanceof Op inner && inner.operand("rhs") == op.operand(1 - i)) return inner.operand("lhs");
    }
    return isConstant(op.operand("rhs"), 0) ? op.operand("lhs") : null;
  }

  /** (a + b) - b = a, a - 0 = a */
  private static @Nullable Folded simplifyDifference(FunctionOp op) {
    if (call(op.operand("lhs"), "complex.add") instanceof Op sum && sum.operand("rhs") == op.operand("rhs")) return sum.operand("lhs");
    return isConstant(op.operand("rhs"), 0) ? op.operand("lhs") : null;
  }

  private static boolean isConstant(Value value, double real) {
    return Constants.of(value) instanceof ArrayAttr parts && parts.size() == 2 && isNumber(parts.get(0), real) && isNumber(parts.get(1), 0);
  }

  private static boolean isNumber(Object part, double number) {
    return part instanceof FloatAttr(var type, var bits) && type.format().toDouble(bits) == number;
  }
}
