// SPDX-License-Identifier: Apache-2.0
package dev.freehold.x86vector;

import static dev.freehold.ir.builtin.VectorSets.ofLengths;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
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
  private static final TypeSet EIGHT_FLOATS = ofLengths(TypeSets.F32, 8);
  private static final TypeSet BITS = ofLengths(TypeSets.I1, 16, 8);

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("bcst_to_f32.packed", "cvt.packed.even.indexed_to_f32", "cvt.packed.odd.indexed_to_f32")) {
      DEFS.add(DeclaredOp.define("x86vector.avx." + name).operand("a", TypeSets.memRefOf(TypeSets.BF16, TypeSets.F16))
          .result("dst", ofLengths(TypeSets.F32, 4, 8)).effects(Effect.READS).assembly("$a attr-dict `:` type($a) `->` type($dst)").build());
    }
    DEFS.add(pure("avx512.cvt.packed.f32_to_bf16").operand("a", ofLengths(TypeSets.F32, 8, 16)).result("dst", ofLengths(TypeSets.BF16, 8, 16))
        .traits(X86VectorOps::sameCount)
        .assembly("$a attr-dict `:` type($a) `->` type($dst)").build());
    products();
    masked();
    DEFS.add(pure("avx.rsqrt").operand("a", EIGHT_FLOATS).result("b", EIGHT_FLOATS).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
        .inferResults(DeclaredOp::first).assembly("$a attr-dict `:` type($a)").build());
    TypeSet integers = ofLengths(TypeSets.I32.or(TypeSets.I64), 16, 8);
    DEFS.add(pure("avx512.vp2intersect").operand("a", integers).operand("b", integers).result("k1", BITS).result("k2", BITS)
        .sameType("a", "b").typeFrom("k1 has the same number of bits as elements in a", "a", "k1", X86VectorOps::bits)
        .typeFrom("k2 has the same number of bits as elements in b", "b", "k2", X86VectorOps::bits)
        .assembly("$a `,` $b attr-dict `:` type($a)").build());
  }

  private X86VectorOps() {}

  private static OpDefBuilder<DeclaredOp> pure(String name) {
    return DeclaredOp.pure("x86vector." + name);
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

  private static void sameCount(Op op, Checker check) {
    boolean same = elements(op.operand("a").type()) == elements(op.result().type());
    if (!same) check.error("failed to verify that all of {a, dst} have same element count");
  }

  private static long elements(Type vector) {
    return ((VectorType) vector).shape().elementCount();
  }

  private static void products() {
    TypeSet halves = ofLengths(TypeSets.BF16, 8, 16, 32);
    DEFS.add(product("avx512.dot", "src", ofLengths(TypeSets.F32, 4, 8, 16), halves)
        .typeFrom("`a` has twice an many elements as `src`", "src", "a", src -> VectorType.of(Shape.of(length(src) * 2), FloatType.BF16)).build());
    TypeSet bytes = ofLengths(TypeSets.I8, 16, 32);
    DEFS.add(product("avx.dot.i8", "w", ofLengths(TypeSets.I32, 4, 8), bytes)
        .typeFrom("`a` has four times elements as `w`", "w", "a", w -> VectorType.of(Shape.of(length(w) * 4), IntegerType.of(8))).build());
    DEFS.add(pure("avx.intr.dot").operand("a", EIGHT_FLOATS).operand("b", EIGHT_FLOATS).result("res", EIGHT_FLOATS)
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(DeclaredOp::first)
        .assembly("$a `,` $b attr-dict `:` type($res)").build());
  }

  /** Sums of products of neighbours, added to what there is. */
  private static OpDefBuilder<DeclaredOp> product(String name, String sum, TypeSet sums, TypeSet factors) {
    return pure(name).operand(sum, sums).operand("a", factors).operand("b", factors).result("dst", sums).sameType("a", "b").sameType(sum, "dst")
        .assembly("$" + sum + " `,` $a `,` $b attr-dict `:` type($a) `->` type($" + sum + ")");
  }

  private static void masked() {
    TypeSet numbers = ofLengths(TypeSets.anyOf(TypeSets.F32, TypeSets.I32, TypeSets.F64, TypeSets.I64), 16, 8);
    DEFS.add(pure("avx512.mask.compress").operand("k", BITS).operand("a", numbers).optionalOperand("src", numbers)
        .optionalAttr("constant_src", AttrSets.ELEMENTS).result("dst", numbers).sameType("a", "dst")
        .typeFrom("`k` has the same number of bits as elements in `dst`", "dst", "k", X86VectorOps::bits).traits(X86VectorOps::oneSource)
        .assembly("$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?").build());
    TypeSet floats = ofLengths(TypeSets.F32.or(TypeSets.F64), 16, 8);
    TypeSet bits = TypeSets.I16.or(TypeSets.I8);
    DEFS.add(pure("avx512.mask.rndscale").operand("src", floats).operand("k", TypeSets.I32).operand("a", floats)
        .operand("imm", bits).operand("rounding", TypeSets.I32).result("dst", floats).sameType("src", "a", "dst")
        .typeFrom("imm has the same number of bits as elements in dst", "dst", "imm", X86VectorOps::number)
        .assembly("$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)").build());
    DEFS.add(pure("avx512.mask.scalef").operand("src", floats).operand("a", floats).operand("b", floats)
        .operand("k", bits).operand("rounding", TypeSets.I32).result("dst", floats).sameType("src", "a", "b", "dst")
        .typeFrom("k has the same number of bits as elements in dst", "dst", "k", X86VectorOps::number)
        .assembly("$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)").build());
  }

  /** The lanes where the mask is false come from one operand. */
  private static void oneSource(Op op, Checker check) {
    List<Value> source = op.operandSegment("src");
    Attribute constant = op.attr("constant_src");
    Type result = op.result().type();
    if (!source.isEmpty() && constant != null) check.plainError("cannot use both src and constant_src");
    else if (!source.isEmpty() && !source.getFirst().type().equals(result)) check.plainError("failed to verify that src and dst have same type");
    else if (constant != null && !constant.type().equals(result)) check.plainError("failed to verify that constant_src and dst have same type");
  }
}
