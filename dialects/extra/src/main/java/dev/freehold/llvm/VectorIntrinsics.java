// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.llvm.MathIntrinsics.FUNCTIONAL;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Vector intrinsics: reductions, slices, and masks. */
final class VectorIntrinsics {
  private static final TypeSet INTEGERS = LlvmTypes.vectorOf(TypeSets.SIGNLESS_INTEGER);
  private static final TypeSet FLOATS = LlvmTypes.vectorOf(LlvmTypes.ANY_FLOAT);

  static final List<OpDef<DeclaredOp>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor")) {
      DEFS.add(reduction(name).operand("in", INTEGERS).build());
    }
    for (String name : List.of("fmax", "fmaximum", "fmin", "fminimum")) {
      DEFS.add(reduction(name).operand("in", FLOATS).defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE)
          .assembly(FUNCTIONAL).build());
    }
    for (String name : List.of("fadd", "fmul")) {
      DEFS.add(reduction(name).operand("start_value", LlvmTypes.ANY_FLOAT).operand("input", FLOATS)
          .defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).build());
    }
    parameters();
    DEFS.add(MathIntrinsics.define("get.active.lane.mask").operand("base", TypeSets.SIGNLESS_INTEGER).operand("n", TypeSets.SIGNLESS_INTEGER)
        .result("res", LlvmTypes.ANY).assembly("$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)").build());
    DEFS.add(MathIntrinsics.define("stepvector").result("res", INTEGERS).assembly("attr-dict `:` type($res)").build());
  }

  private VectorIntrinsics() {}

  private static OpDefBuilder<DeclaredOp> reduction(String name) {
    return MathIntrinsics.define("vector.reduce." + name).result("res", LlvmTypes.ANY).traits(Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE);
  }

  private static void parameters() {
    DEFS.add(MathIntrinsics.define("vector.extract").operand("srcvec", LlvmTypes.VECTORS).attr("pos", AttrSets.I64)
        .result("res", LlvmTypes.VECTORS).traits(IntrinsicVerifier.wholeAndPart("extracting scalable from"))
        .assembly("$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)").build());
    DEFS.add(MathIntrinsics.define("vector.insert").operand("dstvec", LlvmTypes.VECTORS).operand("srcvec", LlvmTypes.VECTORS)
        .attr("pos", AttrSets.I64).result("res", LlvmTypes.VECTORS).sameType("dstvec", "res").inferResults(DeclaredOp::first)
        .traits(IntrinsicVerifier.wholeAndPart("inserting scalable into"))
        .assembly("$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)").build());
    DEFS.add(MathIntrinsics.define("vector.interleave2").operand("vec1", LlvmTypes.VECTORS).operand("vec2", LlvmTypes.VECTORS)
        .result("res", LlvmTypes.ANY).sameType("vec1", "vec2").traits(IntrinsicVerifier::twiceAsLong).build());
    DEFS.add(MathIntrinsics.define("vector.deinterleave2").operand("vec", LlvmTypes.VECTORS).result("res", LlvmTypes.ANY).build());
  }
}
