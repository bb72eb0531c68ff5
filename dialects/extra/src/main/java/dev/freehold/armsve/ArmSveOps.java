// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsve;

import static dev.freehold.ir.builtin.VectorSets.scalableOf;
import static dev.freehold.ir.builtin.VectorSets.scalableOfLengths;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.llvm.LlvmTypes;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code arm_sve} dialect: those on vectors, and the instructions that they become ({@code intr}). */
final class ArmSveOps {
  private static final TypeSet ANY_SCALABLE = scalableOf(TypeSets.ANY);
  private static final TypeSet FULL_PREDICATE = predicates("vector<[16]xi1>", 16);
  private static final TypeSet PREDICATE =
      predicates("vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>", 16, 8, 4, 2, 1);
  private static final TypeSet FULL_MASK = VectorSets.trailingScalable(TypeSets.I1, 16);
  private static final TypeSet MASK = VectorSets.trailingScalable(TypeSets.I1, 16, 8, 4, 2, 1);
  private static final TypeSet REGISTER = register();
  private static final TypeSet INTEGERS = scalableOf(TypeSets.anyOf(TypeSets.I8, TypeSets.I16, TypeSets.I32, TypeSets.I64));
  private static final TypeSet FLOATS = scalableOf(TypeSets.FLOAT);

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    instructions();
    added("intr.bfmmla", scalableOfLengths(TypeSets.F32, 4), scalableOfLengths(TypeSets.BF16, 8), "res");
    TypeSet sums = scalableOfLengths(TypeSets.I32.or(TypeSets.I64), 4, 2);
    TypeSet factors = scalableOfLengths(TypeSets.I8.or(TypeSets.I16), 16, 8);
    for (String name : List.of("sdot", "udot")) added(name, sums, factors, "dst");
    for (String name : List.of("smmla", "ummla", "usmmla")) {
      added(name, scalableOfLengths(TypeSets.I32, 4), scalableOfLengths(TypeSets.I8, 16), "dst");
    }
    for (String name : List.of("add", "mul")) {
      DEFS.add(masked(name + "f", FLOATS).traits(Traits.COMMUTATIVE).build());
      DEFS.add(masked(name + "i", INTEGERS).traits(Traits.COMMUTATIVE).build());
    }
    for (String name : List.of("divf", "subf")) DEFS.add(masked(name, FLOATS).build());
    for (String name : List.of("divi_signed", "divi_unsigned", "subi")) DEFS.add(masked(name, INTEGERS).build());
    predicates();
    zips();
  }

  private ArmSveOps() {}

  private static OpDefBuilder<DeclaredOp> pure(String name) {
    return DeclaredOp.pure("arm_sve." + name);
  }

  private static OpDefBuilder<DeclaredOp> instruction(String name) {
    return DeclaredOp.define("arm_sve.intr." + name);
  }

  private static TypeSet predicates(String description, int... lengths) {
    TypeSet vectors = scalableOfLengths(TypeSets.I1, lengths);
    return TypeSet.of(description, type -> vectors.contains(type) && ((VectorType) type).rank() == 1)
        .ofKind("builtin.vector", VectorType.class::isInstance);
  }

  /** Vectors of 128 bits, as often as the machine has them. */
  private static TypeSet register() {
    TypeSet vectors = TypeSets.anyOf(scalableOfLengths(TypeSets.I64.or(TypeSets.F64), 2), scalableOfLengths(TypeSets.I32.or(TypeSets.F32), 4),
        scalableOfLengths(TypeSets.anyOf(TypeSets.I16, TypeSets.F16, TypeSets.BF16), 8), scalableOfLengths(TypeSets.I8, 16));
    return TypeSet.of("an SVE vector with element size <= 64-bit", type -> vectors.contains(type) && ((VectorType) type).rank() == 1);
  }

  private static void instructions() {
    for (String name : List.of("fadd", "add", "fdiv", "fmul", "mul", "sdiv", "fsub", "sub", "udiv", "sdot", "smmla", "udot", "ummla", "usmmla")) {
      DEFS.add(instruction(name).operand("a", ANY_SCALABLE).operand("b", ANY_SCALABLE).operand("c", ANY_SCALABLE)
          .result("res", LlvmTypes.ANY).build());
    }
    DEFS.add(instruction("convert.from.svbool").operand("svbool", FULL_PREDICATE).result("res", LlvmTypes.ANY).traits(results(PREDICATE)).build());
    DEFS.add(instruction("convert.to.svbool").operand("mask", PREDICATE).result("res", LlvmTypes.ANY).traits(results(FULL_PREDICATE)).build());
    DEFS.add(instruction("dupq_lane").operand("v", VectorSets.scalableOfRank(1)).attr("lane", AttrSets.I64).result("res", LlvmTypes.ANY).build());
    DEFS.add(instruction("zip.x2").operand("v1", ANY_SCALABLE).operand("v2", ANY_SCALABLE).result("res", LlvmTypes.ANY).build());
    DEFS.add(instruction("zip.x4").operand("v1", ANY_SCALABLE).operand("v2", ANY_SCALABLE).operand("v3", ANY_SCALABLE)
        .operand("v4", ANY_SCALABLE).result("res", LlvmTypes.ANY).build());
    DEFS.add(pure("intr.psel").operand("p1", FULL_PREDICATE).operand("p2", PREDICATE).operand("index", TypeSets.I32)
        .result("res", LlvmTypes.ANY).traits(results(FULL_PREDICATE)).build());
    DEFS.add(pure("intr.whilelt").operand("base", TypeSets.I64).operand("n", TypeSets.I64).result("res", LlvmTypes.ANY)
        .traits(results(PREDICATE)).build());
  }

  private static Trait results(TypeSet set) {
    return (op, check) -> {
      if (!set.contains(op.result().type())) check.error("failed to verify that 'res' is " + set.description());
    };
  }

  /** Products of two vectors, added to a third. */
  private static void added(String name, TypeSet sums, TypeSet factors, String result) {
    DEFS.add(pure(name).operand("acc", sums).operand("src1", factors).operand("src2", factors).result(result, sums)
        .sameType("src1", "src2").sameType("acc", result)
        .assembly("$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($" + result + ")").build());
  }

  /** Arithmetic where a mask is true. */
  private static OpDefBuilder<DeclaredOp> masked(String name, TypeSet values) {
    return DeclaredOp.define("arm_sve.masked." + name).operand("mask", scalableOf(TypeSets.I1)).operand("src1", values).operand("src2", values)
        .result("res", values).sameType("src1", "src2", "res")
        .typeFrom("mask has i1 element type and same shape as operands", "src1", "mask", type -> ((VectorType) type).withElement(IntegerType.I1))
        .assembly("$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)");
  }

  private static void predicates() {
    String summary = "expected corresponding svbool type widened to [16]xi1";
    DEFS.add(pure("convert_from_svbool").operand("source", FULL_MASK).result("result", MASK)
        .typeFrom(summary, "result", "source", ArmSveOps::full).assembly("$source attr-dict `:` type($result)").build());
    DEFS.add(pure("convert_to_svbool").operand("source", MASK).result("result", FULL_MASK)
        .typeFrom(summary, "source", "result", ArmSveOps::full).assembly("$source attr-dict `:` type($source)").build());
    DEFS.add(pure("dupq_lane").operand("src", REGISTER).attr("lane", AttrSets.I64).result("dst", REGISTER).sameType("src", "dst")
        .assembly("$src `[` $lane `]` attr-dict `:` type($dst)").build());
    DEFS.add(pure("psel").operand("p1", PREDICATE).operand("p2", PREDICATE).operand("index", TypeSets.INDEX).result("result", PREDICATE)
        .sameType("p1", "result").assembly("$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)").build());
  }

  /** The same with 16 bits in the last dimension. */
  private static Type full(Type type) {
    VectorType vector = (VectorType) type;
    long[] sizes = vector.shape().toArray();
    sizes[sizes.length - 1] = 16;
    return VectorType.of(Shape.of(sizes), vector.element(), vector.scalable());
  }

  private static void zips() {
    DEFS.add(pure("zip.x2").operand("sourceV1", REGISTER).operand("sourceV2", REGISTER).result("resultV1", REGISTER)
        .result("resultV2", REGISTER).sameType("sourceV1", "sourceV2", "resultV1", "resultV2")
        .assembly("$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)").build());
    DEFS.add(pure("zip.x4").operand("sourceV1", REGISTER).operand("sourceV2", REGISTER).operand("sourceV3", REGISTER)
        .operand("sourceV4", REGISTER).result("resultV1", REGISTER).result("resultV2", REGISTER).result("resultV3", REGISTER)
        .result("resultV4", REGISTER)
        .sameType("sourceV1", "sourceV2", "sourceV3", "sourceV4", "resultV1", "resultV2", "resultV3", "resultV4")
        .assembly("$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)").build());
  }
}
