// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Arithmetic intrinsics: {@code llvm.intr.pow(%x, %y) : (f32, f32) -> f32}. */
final class MathIntrinsics {
  static final String FUNCTIONAL = "`(` operands `)` attr-dict `:` functional-type(operands, results)";

  private static final List<String> UNARY_FLOAT = List.of("acos", "asin", "atan", "ceil", "cos", "cosh", "exp", "exp10", "exp2", "fabs",
      "floor", "log", "log10", "log2", "nearbyint", "rint", "round", "roundeven", "sin", "sinh", "sqrt", "tan", "tanh", "trunc");
  private static final List<String> BINARY_FLOAT = List.of("atan2", "copysign", "maximum", "maxnum", "minimum", "minnum", "pow");
  private static final List<String> UNARY_INTEGER = List.of("bitreverse", "bswap", "ctpop");
  private static final List<String> BINARY_INTEGER = List.of("sadd.sat", "smax", "smin", "sshl.sat", "ssub.sat", "uadd.sat", "umax", "umin",
      "ushl.sat", "usub.sat");
  private static final List<String> OVERFLOWING = List.of("sadd.with.overflow", "smul.with.overflow", "ssub.with.overflow",
      "uadd.with.overflow", "umul.with.overflow", "usub.with.overflow");
  private static final IntegerEnum EXCEPTIONS = new IntegerEnum("LLVM Exception Behavior", "ignore", "maytrap", "strict");
  private static final IntegerEnum ROUNDING =
      new IntegerEnum("LLVM Rounding Mode whose minimum value is 0", "towardzero", "tonearest", "upward", "downward", "tonearestaway", null, null,
          "dynamic");

  static final List<OpDef<DeclaredOp>> DEFS = new ArrayList<>();

  static {
    for (String name : UNARY_FLOAT) DEFS.add(floats(name, "in").build());
    for (String name : BINARY_FLOAT) DEFS.add(floats(name, "a", "b").build());
    for (String name : List.of("fma", "fmuladd")) DEFS.add(floats(name, "a", "b", "c").build());
    for (String name : UNARY_INTEGER) DEFS.add(alike(name, LlvmTypes.INTEGERS, "in").assembly(FUNCTIONAL).build());
    for (String name : BINARY_INTEGER) DEFS.add(alike(name, LlvmTypes.INTEGERS, "a", "b").assembly(FUNCTIONAL).build());
    for (String name : List.of("fshl", "fshr")) DEFS.add(alike(name, LlvmTypes.INTEGERS, "a", "b", "c").assembly(FUNCTIONAL).build());
    for (String name : List.of("ctlz", "cttz")) {
      DEFS.add(alike(name, LlvmTypes.INTEGERS, "in").attr("is_zero_poison", AttrSets.I1).build());
    }
    for (String name : List.of("frexp", "sincos")) DEFS.add(parameters(name));
    for (String name : List.of("ldexp", "powi")) {
      DEFS.add(define(name).operand("val", LlvmTypes.NUMBERS).operand("power", TypeSets.SIGNLESS_INTEGER)
          .defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).result("res", LlvmTypes.ANY).assembly(FUNCTIONAL).build());
    }
    for (String name : List.of("llrint", "llround", "lrint", "lround")) {
      TypeSet numbers = name.equals("llround") ? LlvmTypes.NUMBER : LlvmTypes.NUMBERS;
      DEFS.add(define(name).operand("val", numbers).result("res", LlvmTypes.ANY).assembly(FUNCTIONAL).build());
    }
    for (String name : List.of("scmp", "ucmp")) {
      DEFS.add(define(name).operand("a", LlvmTypes.INTEGERS).operand("b", LlvmTypes.INTEGERS).result("res", LlvmTypes.INTEGERS)
          .traits(Traits.SAME_TYPE_OPERANDS).assembly(FUNCTIONAL).build());
    }
    for (String name : OVERFLOWING) {
      DEFS.add(define(name).operand("lhs", LlvmTypes.INTEGERS).operand("rhs", LlvmTypes.INTEGERS).result("res", LlvmTypes.ANY)
          .traits(Traits.SAME_OPERANDS_ELEMENT_TYPE).build());
    }
    DEFS.add(define("abs").operand("in", LlvmTypes.INTEGERS).attr("is_int_min_poison", AttrSets.I1).result("res", LlvmTypes.ANY).build());
    DEFS.add(define("is.fpclass").operand("in", LlvmTypes.NUMBERS).attr("bit", AttrSets.I32).result("res", LlvmTypes.ANY).build());
    for (String name : List.of("fpext", "fptrunc", "sitofp", "uitofp")) DEFS.add(constrained(name));
    hints();
  }

  private MathIntrinsics() {}

  /** What is known of a value, and values that later passes may look through. */
  private static void hints() {
    DEFS.add(define("expect").operand("val", TypeSets.SIGNLESS_INTEGER).operand("expected", TypeSets.SIGNLESS_INTEGER)
        .result("res", LlvmTypes.ANY).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(DeclaredOp::first)
        .assembly("$val `,` $expected attr-dict `:` type($val)").build());
    DEFS.add(define("expect.with.probability").operand("val", TypeSets.SIGNLESS_INTEGER).operand("expected", TypeSets.SIGNLESS_INTEGER)
        .attr("prob", AttrSets.F64).result("res", LlvmTypes.ANY).sameType("val", "expected", "res").inferResults(DeclaredOp::first)
        .assembly("$val `,` $expected `,` $prob attr-dict `:` type($val)").build());
    DEFS.add(define("ssa.copy").operand("operand", TypeSet.ANY).result("res", LlvmTypes.ANY)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(DeclaredOp::first)
        .assembly("$operand attr-dict `:` type($operand)").build());
    DEFS.add(define("is.constant").operand("val", LlvmTypes.ANY).result("res", TypeSets.I1).build());
    DEFS.add(define("threadlocal.address").operand("global", LlvmPointerType.SET).result("res", LlvmTypes.ANY).dependsOn(Op.class).build());
    DEFS.add(define("ptrmask").operand("ptr", LlvmTypes.POINTERS).operand("mask", LlvmTypes.orVector(TypeSets.INTEGER))
        .result("res", LlvmTypes.POINTERS).sameType("ptr", "res").inferResults(DeclaredOp::first)
        .assembly("$ptr `,` $mask attr-dict `:` functional-type(operands, results)").build());
  }

  static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.pure("llvm.intr." + name);
  }

  /** All operands are of the type of the result. */
  private static OpDefBuilder<DeclaredOp> alike(String name, TypeSet types, String... operands) {
    OpDefBuilder<DeclaredOp> builder = define(name);
    for (String operand : operands) builder.operand(operand, types);
    return builder.result("res", LlvmTypes.ANY).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(DeclaredOp::first);
  }

  private static OpDefBuilder<DeclaredOp> floats(String name, String... operands) {
    return alike(name, LlvmTypes.NUMBERS, operands).defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).assembly(FUNCTIONAL);
  }

  /** Two results of one operand, in a structure. */
  private static OpDef<DeclaredOp> parameters(String name) {
    OpDefBuilder<DeclaredOp> builder = define(name).operand("val", LlvmTypes.NUMBERS)
        .defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).result("res", LlvmTypes.ANY).assembly(FUNCTIONAL);
    if (name.equals("sincos")) builder.traits(IntrinsicVerifier::pairOfOperand);
    return builder.build();
  }

  /** A constrained conversion, with its rounding mode unless it is exact, and its exception behavior. */
  private static OpDef<DeclaredOp> constrained(String name) {
    boolean rounds = !name.equals("fpext");
    OpDefBuilder<DeclaredOp> builder = define("experimental.constrained." + name).operand("arg_0", LlvmTypes.ANY);
    if (rounds) builder.attr("roundingmode", ROUNDING.set("roundingmode"));
    return builder.attr("fpExceptionBehavior", EXCEPTIONS.set("fpExceptionBehavior")).result("res", LlvmTypes.ANY)
        .assembly("$arg_0 " + (rounds ? "$roundingmode " : "") + "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)").build();
  }
}
