// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.PureDeclaredOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code x86vector} dialect. */
final class X86VectorOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("avx.bcst_to_f32.packed", "avx.cvt.packed.even.indexed_to_f32", "avx.cvt.packed.odd.indexed_to_f32")) {
      DEFS.add(DeclaredOp.define("x86vector." + name).operand("a", TypeSet.ANY, Effect.READS).result("dst", TypeSet.ANY)
          .assembly("$a attr-dict `:` type($a) `->` type($dst)").build());
    }
    DEFS.add(pure("avx512.cvt.packed.f32_to_bf16").operand("a", TypeSet.ANY).result("dst", TypeSet.ANY)
        .assembly("$a attr-dict `:` type($a) `->` type($dst)").build());
    products();
    masked();
    DEFS.add(pure("avx.rsqrt").operand("a", TypeSet.ANY).result("b", TypeSet.ANY).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
        .inferResults(PureDeclaredOp::first).assembly("$a attr-dict `:` type($a)").build());
    DEFS.add(pure("avx512.vp2intersect").operand("a", TypeSet.ANY).operand("b", TypeSet.ANY).result("k1", TypeSet.ANY).result("k2", TypeSet.ANY)
        .sameType("a", "b").typeFrom("k1 has the same number of bits as elements in a", "a", "k1", X86VectorOps::bits)
        .typeFrom("k2 has the same number of bits as elements in b", "b", "k2", X86VectorOps::bits)
        .assembly("$a `,` $b attr-dict `:` type($a)").build());
  }

  private X86VectorOps() {}

  private static OpDef.Builder<PureDeclaredOp> pure(String name) {
    return PureDeclaredOp.define("x86vector." + name);
  }

  private static long length(Type vector) {
    return ((VectorType) vector).size(0);
  }

  /** As many bits as a vector has elements, each of them an element. */
  private static Type bits(Type vector) {
    return VectorType.of(Shape.of(length(vector)), IntegerType.I1);
  }

  /** An integer of as many bits as a vector has elements. */
  private static Type number(Type vector) {
    return IntegerType.of((int) length(vector));
  }

  private static void products() {
    DEFS.add(pure("avx512.dot").operand("src", TypeSet.ANY).operand("a", TypeSet.ANY).operand("b", TypeSet.ANY).result("dst", TypeSet.ANY)
        .sameType("a", "b").sameType("src", "dst").typeFrom("`a` has twice an many elements as `src`", "src", "a",
            src -> VectorType.of(Shape.of(length(src) * 2), FloatType.BF16))
        .assembly("$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)").build());
    DEFS.add(pure("avx.dot.i8").operand("w", TypeSet.ANY).operand("a", TypeSet.ANY).operand("b", TypeSet.ANY).result("dst", TypeSet.ANY)
        .sameType("a", "b").sameType("w", "dst").typeFrom("`a` has four times elements as `w`", "w", "a",
            w -> VectorType.of(Shape.of(length(w) * 4), IntegerType.of(8)))
        .assembly("$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)").build());
    DEFS.add(pure("avx.intr.dot").operand("a", TypeSet.ANY).operand("b", TypeSet.ANY).result("res", TypeSet.ANY)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(PureDeclaredOp::first)
        .assembly("$a `,` $b attr-dict `:` type($res)").build());
  }

  private static void masked() {
    DEFS.add(pure("avx512.mask.compress").operand("k", TypeSet.ANY).operand("a", TypeSet.ANY).optionalOperand("src", TypeSet.ANY)
        .optionalAttr("constant_src", AttrSets.ELEMENTS).result("dst", TypeSet.ANY).sameType("a", "dst")
        .typeFrom("`k` has the same number of bits as elements in `dst`", "dst", "k", X86VectorOps::bits)
        .assembly("$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?").build());
    DEFS.add(pure("avx512.mask.rndscale").operand("src", TypeSet.ANY).operand("k", TypeSets.I32).operand("a", TypeSet.ANY)
        .operand("imm", TypeSet.ANY).operand("rounding", TypeSets.I32).result("dst", TypeSet.ANY).sameType("src", "a", "dst")
        .typeFrom("imm has the same number of bits as elements in dst", "dst", "imm", X86VectorOps::number)
        .assembly("$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)").build());
    DEFS.add(pure("avx512.mask.scalef").operand("src", TypeSet.ANY).operand("a", TypeSet.ANY).operand("b", TypeSet.ANY)
        .operand("k", TypeSet.ANY).operand("rounding", TypeSets.I32).result("dst", TypeSet.ANY).sameType("src", "a", "b", "dst")
        .typeFrom("k has the same number of bits as elements in dst", "dst", "k", X86VectorOps::number)
        .assembly("$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)").build());
  }
}
