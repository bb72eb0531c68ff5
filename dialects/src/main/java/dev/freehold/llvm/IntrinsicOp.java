// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;
import java.util.ArrayList;
import java.util.List;

/** A function that LLVM knows and that only computes: {@code llvm.intr.pow(%x, %y) : (f32, f32) -> f32}. */
public final class IntrinsicOp extends Op implements Pure {
  private static final List<String> FLOAT = List.of("acos", "asin", "atan", "atan2", "ceil", "copysign", "cos", "cosh", "exp", "exp10",
      "exp2", "fabs", "floor", "fma", "fmuladd", "frexp", "ldexp", "log", "log10", "log2", "maximum", "maxnum", "minimum", "minnum", "nearbyint",
      "pow", "powi", "rint", "round", "roundeven", "sin", "sincos", "sinh", "sqrt", "tan", "tanh", "trunc", "vector.reduce.fmax",
      "vector.reduce.fmaximum", "vector.reduce.fmin", "vector.reduce.fminimum");
  private static final List<String> INTEGER = List.of("bitreverse", "bswap", "ctpop", "fshl", "fshr", "llrint", "llround", "lrint",
      "lround", "sadd.sat", "scmp", "smax", "smin", "sshl.sat", "ssub.sat", "uadd.sat", "ucmp", "umax", "umin", "ushl.sat", "usub.sat");
  private static final List<String> WITHOUT_SYNTAX = List.of("sadd.with.overflow", "smul.with.overflow", "ssub.with.overflow",
      "uadd.with.overflow", "umul.with.overflow", "usub.with.overflow", "vector.reduce.add", "vector.reduce.and", "vector.reduce.mul",
      "vector.reduce.or", "vector.reduce.smax", "vector.reduce.smin", "vector.reduce.umax", "vector.reduce.umin", "vector.reduce.xor", "is.constant",
      "threadlocal.address", "vector.interleave2", "vector.deinterleave2");
  /** What is done only where a mask says so, and only as far as a number says; there are such loads and stores too. */
  private static final List<String> PREDICATED = List.of("add", "and", "ashr", "fadd", "fdiv", "fma", "fmul", "fmuladd", "fneg", "fpext",
      "fptosi", "fptoui", "fptrunc", "frem", "fsub", "inttoptr", "lshr", "merge", "mul", "or", "ptrtoint", "reduce.add", "reduce.and",
      "reduce.fadd", "reduce.fmax", "reduce.fmin", "reduce.fmul", "reduce.mul", "reduce.or", "reduce.smax", "reduce.smin", "reduce.umax",
      "reduce.umin", "reduce.xor", "sdiv", "select", "sext", "shl", "sitofp", "smax", "smin", "srem", "sub", "trunc", "udiv", "uitofp",
      "umax", "umin", "urem", "xor", "zext");
  private static final NumberWords EXCEPTIONS = new NumberWords("ignore", "maytrap", "strict");
  private static final NumberWords ROUNDING =
      new NumberWords("towardzero", "tonearest", "upward", "downward", "tonearestaway", null, null, "dynamic");

  static final List<OpDef<IntrinsicOp>> DEFS = new ArrayList<>();

  static {
    for (String name : FLOAT) DEFS.add(functional(name).defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).build());
    for (String name : INTEGER) DEFS.add(functional(name).build());
    for (String name : WITHOUT_SYNTAX) DEFS.add(define(name).build());
    for (String name : PREDICATED) DEFS.add(define("vp." + name).build());
    for (String name : List.of("vector.reduce.fadd", "vector.reduce.fmul")) {
      DEFS.add(define(name).defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).build());
    }
    for (String name : List.of("ctlz", "cttz")) DEFS.add(define(name).attr("is_zero_poison", AttrSets.I1).build());
    DEFS.add(define("abs").attr("is_int_min_poison", AttrSets.I1).build());
    DEFS.add(define("is.fpclass").attr("bit", AttrSets.I32).build());
    for (String name : List.of("fpext", "fptrunc", "sitofp", "uitofp")) DEFS.add(constrained(name));
    DEFS.add(define("ptrmask").assembly("$arguments attr-dict `:` functional-type(operands, results)").build());
    DEFS.add(OpDef.of("llvm.intr.ssa.copy", IntrinsicOp.class, IntrinsicOp::new).operand("operand", TypeSet.ANY).result("res", TypeSet.ANY)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(state -> List.of(state.operands().getFirst().type()))
        .assembly("$operand attr-dict `:` type($operand)").build());
    DEFS.add(OpDef.of("llvm.intr.stepvector", IntrinsicOp.class, IntrinsicOp::new).result("res", TypeSet.ANY)
        .assembly("attr-dict `:` type($res)").build());
    DEFS.add(OpDef.of("llvm.intr.expect.with.probability", IntrinsicOp.class, IntrinsicOp::new).operand("val", TypeSet.ANY)
        .operand("expected", TypeSet.ANY).attr("prob", AttrSets.F64).result("res", TypeSet.ANY).sameType("val", "expected", "res")
        .inferResults(state -> List.of(state.operands().getFirst().type()))
        .assembly("$val `,` $expected `,` $prob attr-dict `:` type($val)").build());
    DEFS.add(define("get.active.lane.mask").assembly("$arguments attr-dict `:` type($arguments) `to` type($res)").build());
    DEFS.add(OpDef.of("llvm.intr.expect", IntrinsicOp.class, IntrinsicOp::new).operand("val", TypeSet.ANY).operand("expected", TypeSet.ANY)
        .result("res", TypeSet.ANY).sameType("val", "expected", "res").inferResults(state -> List.of(state.operands().getFirst().type()))
        .assembly("$val `,` $expected attr-dict `:` type($val)").build());
    DEFS.add(OpDef.of("llvm.intr.vector.extract", IntrinsicOp.class, IntrinsicOp::new).operand("srcvec", TypeSet.ANY)
        .attr("pos", AttrSets.I64).result("res", TypeSet.ANY)
        .assembly("$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)").build());
    DEFS.add(OpDef.of("llvm.intr.vector.insert", IntrinsicOp.class, IntrinsicOp::new).operand("dstvec", TypeSet.ANY)
        .operand("srcvec", TypeSet.ANY).attr("pos", AttrSets.I64).result("res", TypeSet.ANY).sameType("dstvec", "res")
        .inferResults(state -> List.of(state.operands().getFirst().type()))
        .assembly("$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($dstvec)").build());
  }

  private IntrinsicOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<IntrinsicOp> define(String name) {
    return OpDef.of("llvm.intr." + name, IntrinsicOp.class, IntrinsicOp::new).operands("arguments", TypeSet.ANY).result("res", TypeSet.ANY);
  }

  /** A conversion that says how it rounds, unless it is exact, and what happens to floating-point exceptions. */
  private static OpDef<IntrinsicOp> constrained(String name) {
    boolean rounds = !name.equals("fpext");
    OpDef.Builder<IntrinsicOp> builder = OpDef.of("llvm.intr.experimental.constrained." + name, IntrinsicOp.class, IntrinsicOp::new)
        .operand("arg_0", TypeSet.ANY);
    if (rounds) builder.attr("roundingmode", ROUNDING.set("LLVM Rounding Mode"));
    return builder.attr("fpExceptionBehavior", EXCEPTIONS.set("LLVM Exception Behavior")).result("res", TypeSet.ANY)
        .assembly("$arg_0 " + (rounds ? "$roundingmode " : "") + "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)").build();
  }

  private static OpDef.Builder<IntrinsicOp> functional(String name) {
    return define(name).assembly("`(` operands `)` attr-dict `:` functional-type(operands, results)");
  }
}
