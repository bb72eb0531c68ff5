// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Vector-predicated intrinsics: computed only where a mask is true, and only up to a vector length. */
final class PredicatedIntrinsics {
  private static final TypeSet INTEGERS = LlvmTypes.vectorOf(TypeSets.SIGNLESS_INTEGER);
  private static final TypeSet FLOATS = LlvmTypes.vectorOf(LlvmTypes.ANY_FLOAT);
  private static final TypeSet MASKS = LlvmTypes.vectorOf(TypeSets.I1);

  private static final Set<String> DIVISIONS = Set.of("sdiv", "udiv", "srem", "urem");
  static final List<OpDef<DeclaredOp>> PURE = new ArrayList<>();
  static final List<OpDef<DeclaredOp>> MEMORY = List.of(
      masked(memory("vp.load").operand("ptr", LlvmPointerType.SET)).result("res", LlvmTypes.ANY).build(),
      masked(memory("vp.store").operand("val", LlvmTypes.VECTORS).operand("ptr", LlvmPointerType.SET)).build(),
      masked(memory("experimental.vp.strided.load").operand("ptr", LlvmPointerType.SET).operand("stride", TypeSets.SIGNLESS_INTEGER))
          .result("res", LlvmTypes.ANY).build(),
      masked(memory("experimental.vp.strided.store").operand("val", LlvmTypes.VECTORS).operand("ptr", LlvmPointerType.SET)
          .operand("stride", TypeSets.SIGNLESS_INTEGER)).build());

  static {
    add(List.of("add", "and", "ashr", "lshr", "mul", "or", "sdiv", "shl", "smax", "smin", "srem", "sub", "udiv", "umax", "umin", "urem", "xor"),
        INTEGERS, "lhs", "rhs");
    add(List.of("fadd", "fdiv", "fmul", "frem", "fsub"), FLOATS, "lhs", "rhs");
    add(List.of("fneg"), FLOATS, "op");
    add(List.of("fma", "fmuladd"), FLOATS, "op1", "op2", "op3");
    add(List.of("inttoptr", "sext", "sitofp", "trunc", "uitofp", "zext"), INTEGERS, "src");
    add(List.of("fpext", "fptosi", "fptoui", "fptrunc"), FLOATS, "src");
    add(List.of("ptrtoint"), LlvmTypes.vectorOf(LlvmPointerType.SET), "src");
    reductions(List.of("add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"), TypeSets.SIGNLESS_INTEGER);
    reductions(List.of("fadd", "fmax", "fmin", "fmul"), LlvmTypes.ANY_FLOAT);
    for (String name : List.of("merge", "select")) {
      PURE.add(MathIntrinsics.define("vp." + name).operand("cond", MASKS).operand("true_val", LlvmTypes.VECTORS)
          .operand("false_val", LlvmTypes.VECTORS).operand("evl", TypeSets.I32).result("res", LlvmTypes.ANY).build());
    }
  }

  private PredicatedIntrinsics() {}

  private static OpDefBuilder<DeclaredOp> memory(String name) {
    return DeclaredOp.define("llvm.intr." + name);
  }

  /** The mask and the vector length come last. */
  private static <O extends Op> OpDefBuilder<O> masked(OpDefBuilder<O> builder) {
    return builder.operand("mask", MASKS).operand("evl", TypeSets.I32);
  }

  private static void add(List<String> names, TypeSet types, String... operands) {
    for (String name : names) {
      OpDefBuilder<DeclaredOp> builder = MathIntrinsics.define("vp." + name);
      for (String operand : operands) builder.operand(operand, types);
      if (DIVISIONS.contains(name)) builder.neverSpeculatable();
      PURE.add(masked(builder).result("res", LlvmTypes.ANY).build());
    }
  }

  private static void reductions(List<String> names, TypeSet element) {
    for (String name : names) {
      PURE.add(masked(MathIntrinsics.define("vp.reduce." + name).operand("start_value", element).operand("val", LlvmTypes.vectorOf(element)))
          .result("res", LlvmTypes.ANY).build());
    }
  }
}
