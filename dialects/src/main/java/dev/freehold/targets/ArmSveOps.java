// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.PureDeclaredOp;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code arm_sve} dialect: those on vectors, and the instructions that they become ({@code intr}). */
final class ArmSveOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("convert.from.svbool", "convert.to.svbool", "dupq_lane", "fadd", "add", "fdiv", "fmul", "mul", "sdiv", "fsub",
        "sub", "udiv", "sdot", "smmla", "udot", "ummla", "usmmla", "zip.x2", "zip.x4")) {
      DEFS.add(DeclaredOp.define("arm_sve.intr." + name).operands("operands", TypeSet.ANY).result("res", TypeSet.ANY).build());
    }
    for (String name : List.of("intr.psel", "intr.whilelt")) {
      DEFS.add(pure(name).operands("operands", TypeSet.ANY).result("res", TypeSet.ANY).build());
    }
    for (String name : List.of("intr.bfmmla", "sdot", "smmla", "udot", "ummla", "usmmla")) {
      DEFS.add(pure(name).operand("acc", TypeSet.ANY).operand("src1", TypeSet.ANY).operand("src2", TypeSet.ANY).result("dst", TypeSet.ANY)
          .sameType("src1", "src2").sameType("acc", "dst")
          .assembly("$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)").build());
    }
    for (String name : List.of("addf", "addi", "mulf", "muli")) DEFS.add(masked(name).traits(Traits.COMMUTATIVE).build());
    for (String name : List.of("divf", "divi_signed", "divi_unsigned", "subf", "subi")) DEFS.add(masked(name).build());
    predicates();
    zips();
  }

  private ArmSveOps() {}

  private static OpDef.Builder<PureDeclaredOp> pure(String name) {
    return PureDeclaredOp.define("arm_sve." + name);
  }

  /** Arithmetic where a mask says so. */
  private static OpDef.Builder<DeclaredOp> masked(String name) {
    return DeclaredOp.define("arm_sve.masked." + name).operand("mask", TypeSet.ANY).operand("src1", TypeSet.ANY).operand("src2", TypeSet.ANY)
        .result("res", TypeSet.ANY).sameType("src1", "src2", "res")
        .assembly("$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)");
  }

  private static void predicates() {
    String summary = "expected corresponding svbool type widened to [16]xi1";
    DEFS.add(pure("convert_from_svbool").operand("source", TypeSet.ANY).result("result", TypeSet.ANY)
        .typeFrom(summary, "result", "source", ArmSveOps::predicate).assembly("$source attr-dict `:` type($result)").build());
    DEFS.add(pure("convert_to_svbool").operand("source", TypeSet.ANY).result("result", TypeSet.ANY)
        .typeFrom(summary, "source", "result", ArmSveOps::predicate).assembly("$source attr-dict `:` type($source)").build());
    DEFS.add(pure("dupq_lane").operand("src", TypeSet.ANY).attr("lane", AttrSets.I64).result("dst", TypeSet.ANY).sameType("src", "dst")
        .assembly("$src `[` $lane `]` attr-dict `:` type($dst)").build());
    DEFS.add(pure("psel").operand("p1", TypeSet.ANY).operand("p2", TypeSet.ANY).operand("index", TypeSets.INDEX).result("result", TypeSet.ANY)
        .sameType("p1", "result").assembly("$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)").build());
  }

  /** The same with 16 bits in the last dimension. */
  private static Type predicate(Type type) {
    VectorType vector = (VectorType) type;
    long[] sizes = vector.shape().toArray();
    sizes[sizes.length - 1] = 16;
    return VectorType.of(Shape.of(sizes), IntegerType.I1, vector.scalable());
  }

  private static void zips() {
    DEFS.add(pure("zip.x2").operand("sourceV1", TypeSet.ANY).operand("sourceV2", TypeSet.ANY).result("resultV1", TypeSet.ANY)
        .result("resultV2", TypeSet.ANY).sameType("sourceV1", "sourceV2", "resultV1", "resultV2")
        .assembly("$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)").build());
    DEFS.add(pure("zip.x4").operand("sourceV1", TypeSet.ANY).operand("sourceV2", TypeSet.ANY).operand("sourceV3", TypeSet.ANY)
        .operand("sourceV4", TypeSet.ANY).result("resultV1", TypeSet.ANY).result("resultV2", TypeSet.ANY).result("resultV3", TypeSet.ANY)
        .result("resultV4", TypeSet.ANY)
        .sameType("sourceV1", "sourceV2", "sourceV3", "sourceV4", "resultV1", "resultV2", "resultV3", "resultV4")
        .assembly("$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)").build());
  }
}
