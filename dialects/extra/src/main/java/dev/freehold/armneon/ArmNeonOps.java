// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armneon;

import static dev.freehold.ir.builtin.VectorSets.fixedOfLengths;
import static dev.freehold.ir.builtin.VectorSets.ofLengths;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code arm_neon} dialect. */
final class ArmNeonOps {
  private static final TypeSet KEYWORDS = ofLengths(TypeSets.I32, 4, 2);
  private static final TypeSet BYTES = ofLengths(TypeSets.I8, 16, 8);
  /** How many products are added up to one element. */
  private static final int ADDED = 4;

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    matrices("bfmmla", row(4, TypeSets.F32), row(8, TypeSets.BF16));
    for (String name : List.of("smmla", "ummla", "usmmla")) matrices(name, row(4, TypeSets.I32), row(16, TypeSets.I8));
    DEFS.add(dot("2d.sdot").traits(ArmNeonOps::columns).build());
    DEFS.add(dot("intr.sdot").typeFrom("res has the same number of elements as operand b", "b", "res", ArmNeonOps::added).build());
    TypeSet factors = ofLengths(TypeSets.anyOf(TypeSets.I8, TypeSets.I16, TypeSets.I32), 8, 4, 2);
    DEFS.add(DeclaredOp.pure("arm_neon.intr.smull").operand("a", factors).operand("b", factors)
        .result("res", ofLengths(TypeSets.anyOf(TypeSets.I16, TypeSets.I32, TypeSets.I64), 8, 4, 2))
        .sameType("a", "b").typeFrom("res has same vector shape and element bitwidth scaled by 2 as a", "a", "res", ArmNeonOps::widened)
        .assembly("$a `,` $b attr-dict `:` type($a) `to` type($res)").build());
  }

  private ArmNeonOps() {}

  private static void matrices(String name, TypeSet sums, TypeSet factors) {
    DEFS.add(DeclaredOp.pure("arm_neon.intr." + name).operand("acc", sums).operand("src1", factors).operand("src2", factors)
        .result("res", sums).sameType("src1", "src2").sameType("acc", "res")
        .assembly("$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)").build());
  }

  private static OpDefBuilder<DeclaredOp> dot(String name) {
    return DeclaredOp.pure("arm_neon." + name).operand("a", KEYWORDS).operand("b", BYTES).operand("c", BYTES).result("res", KEYWORDS)
        .sameType("b", "c").sameType("a", "res").assembly("$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)");
  }

  /** One-dimensional vectors, with this dialect's description. */
  private static TypeSet row(int length, TypeSet element) {
    TypeSet vectors = fixedOfLengths(element, length);
    return TypeSet.of("a vector with length " + length + " of " + element.description() + " values",
        type -> vectors.contains(type) && ((VectorType) type).rank() == 1).ofKind("builtin.vector", VectorType.class::isInstance);
  }

  private static Type added(Type products) {
    return VectorType.of(Shape.of(((VectorType) products).size(0) / ADDED), IntegerType.I32);
  }

  private static Type widened(Type type) {
    VectorType vector = (VectorType) type;
    return vector.withElement(IntegerType.of(2 * ((IntegerType) vector.element()).width()));
  }

  private static void columns(Op op, Checker check) {
    VectorType a = (VectorType) op.operand("a").type();
    VectorType b = (VectorType) op.operand("b").type();
    String constraint = null;
    if (a.rank() != 1) constraint = "`a` should be 1-dimensional";
    else if (b.rank() != 2) constraint = "`b` should be 2-dimensional";
    else if (b.size(1) != ADDED) constraint = "`b` should have 4 columns";
    else if (b.size(0) != a.size(0)) constraint = "`b` should have as many rows as the size of operand `a`";
    if (constraint != null) check.error("failed to verify that operand " + constraint);
  }
}
