// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import static dev.freehold.ir.builtin.VectorSets.fixedOfLengths;
import static dev.freehold.ir.builtin.VectorSets.ofLengths;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** The products of matrices that the lanes of a wave hold together, in the {@code amdgpu} dialect. */
final class AmdgpuProducts {
  private static final String PRODUCT = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC ";
  private static final String SCALED = "custom<MNKDimensionList>($m, $n, $k) ` ` ";
  private static final String TYPES = "`:` type($sourceA) `,` type($sourceB) `,` type($destC)";
  private static final TypeSet UNSIGNED_ZEROS = AmdgpuTypes.small(FloatFormat.F8E4M3FNUZ, FloatFormat.F8E5M2FNUZ);
  private static final TypeSet BYTES = AmdgpuTypes.small(FloatFormat.F8E4M3FN, FloatFormat.F8E5M2);

  static final List<OpDef<?>> DEFS = List.of(fused(), wave(), sparse(), scaledFused(), scaledWave());

  private AmdgpuProducts() {}

  private static OpDef<?> fused() {
    TypeSet source = TypeSets.anyOf(TypeSets.F32, TypeSets.F64, TypeSets.I32, TypeSets.I64, ofLengths(TypeSets.F32, 2),
        ofLengths(TypeSets.F16, 4, 8), ofLengths(TypeSets.BF16, 2, 4, 8), ofLengths(TypeSets.I8, 4, 8, 16),
        ofLengths(AmdgpuTypes.BYTES_WITHOUT_ZERO_SIGN, 8), ofLengths(AmdgpuTypes.BYTES, 8, 32),
        ofLengths(AmdgpuTypes.SIX_BITS.or(AmdgpuTypes.FOUR_BITS), 32));
    TypeSet result = TypeSets.anyOf(TypeSets.F64, ofLengths(TypeSets.F32, 4, 16, 32), ofLengths(TypeSets.I32, 4, 16, 32), ofLengths(TypeSets.F64, 4));
    AttrSet side = AmdgpuTypes.oneOf(4, 16, 32);
    OpDefBuilder<DeclaredOp> op = matrices("mfma", side, side, AmdgpuTypes.oneOf(1, 2, 4, 8, 16, 32, 64, 128), source, source, result)
        .defaultAttr("blocks", AmdgpuTypes.oneOf(1, 2, 4, 16), IntegerAttr.i32(1));
    permuted(op).defaultAttr("blgp", AmdgpuKinds.BROADCAST.set("The possible permutations of the lanes storing B available in an MFMA"),
        AmdgpuKinds.BROADCAST.of("none"));
    for (String name : List.of("reducePrecision", "negateA", "negateB", "negateC")) op.optionalAttr(name, AttrSets.UNIT);
    return op.traits(AmdgpuProductVerifier::fused).assembly(PRODUCT + "attr-dict `blgp` `=` $blgp " + TYPES).build();
  }

  private static OpDef<?> wave() {
    TypeSet source = TypeSets.anyOf(ofLengths(TypeSets.F32, 2), ofLengths(TypeSets.F16.or(TypeSets.BF16), 4, 8, 16),
        ofLengths(ofWidth(8), 4, 8, 16, 32), ofLengths(BYTES, 4, 8, 32, 64), ofLengths(ofWidth(4), 4, 8, 16));
    TypeSet result = ofLengths(TypeSets.F32.or(TypeSets.I32), 4, 8).or(ofLengths(TypeSets.F16.or(TypeSets.BF16), 4, 8, 16));
    return matrices("wmma", AmdgpuTypes.oneOf(16), AmdgpuTypes.oneOf(16), AmdgpuTypes.oneOf(4, 16, 32, 64, 128), source, source, result)
        .defaultAttr("subwordOffset", AmdgpuTypes.oneOf(0, 1), IntegerAttr.i32(0)).optionalAttr("unsignedA", AttrSets.UNIT)
        .optionalAttr("unsignedB", AttrSets.UNIT).optionalAttr("clamp", AttrSets.UNIT).traits(AmdgpuProductVerifier::wave)
        .assembly(PRODUCT + "attr-dict " + TYPES).build();
  }

  /** Integers of a width with any sign. */
  private static TypeSet ofWidth(int width) {
    return TypeSets.anyOf(TypeSets.signless(width), TypeSets.signed(width), TypeSets.unsigned(width));
  }

  private static OpDef<?> sparse() {
    AttrSet side = AmdgpuTypes.oneOf(16, 32);
    return permuted(matrices("sparse_mfma", side, side, AmdgpuTypes.oneOf(16, 32, 64, 128), sparse(4), sparse(8),
        ofLengths(TypeSets.F32, 4, 16).or(ofLengths(TypeSets.I32, 4, 16)))
        .operand("sparseIdx", fixedOfLengths(TypeSets.I8, 4).or(fixedOfLengths(TypeSets.I16, 2))))
        .traits(AmdgpuProductVerifier::sparse).assembly(PRODUCT + "`sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict " + TYPES).build();
  }

  /** The factors where the fewest elements are so many; there are twice as many where elements have half as many bits, or the matrix is twice as deep. */
  private static TypeSet sparse(int fewest) {
    int more = 2 * fewest;
    int most = 4 * fewest;
    return TypeSets.anyOf(ofLengths(TypeSets.F16, fewest, more), ofLengths(TypeSets.BF16, fewest, more), ofLengths(TypeSets.I8, more, most),
        ofLengths(BYTES, more, most), ofLengths(UNSIGNED_ZEROS, more, most));
  }

  private static OpDef<?> scaledFused() {
    AttrSet side = AmdgpuTypes.oneOf(16, 32);
    TypeSet source = ofLengths(AmdgpuTypes.BYTES, 32).or(ofLengths(AmdgpuTypes.SIX_BITS.or(AmdgpuTypes.FOUR_BITS), 32));
    TypeSet scales = AmdgpuTypes.SCALE.or(fixedOfLengths(AmdgpuTypes.SCALE, 4));
    return matrices("scaled_mfma", side, side, AmdgpuTypes.oneOf(64, 128), source, source, ofLengths(TypeSets.F32, 4, 16))
        .operand("scalesA", scales).operand("scalesB", scales).attr("scalesIdxA", AmdgpuTypes.upTo(3)).attr("scalesIdxB", AmdgpuTypes.upTo(3))
        .canonicalize("PackScales", ScalePacking::rewrite)
        .assembly(SCALED + "`(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC "
            + "attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)")
        .build();
  }

  private static OpDef<?> scaledWave() {
    TypeSet source = TypeSets.anyOf(ofLengths(AmdgpuTypes.BYTES, 64), ofLengths(AmdgpuTypes.SIX_BITS, 64), ofLengths(AmdgpuTypes.FOUR_BITS, 64, 128));
    TypeSet scales = ofLengths(AmdgpuTypes.small(FloatFormat.F8E8M0FNU, FloatFormat.F8E4M3FN), 4, 8);
    return matrices("scaled_wmma", AmdgpuTypes.oneOf(16, 32), AmdgpuTypes.oneOf(16), AmdgpuTypes.oneOf(128), source, source,
        ofLengths(TypeSets.F32, 8, 16))
        .operand("scaleA", scales).attr("a_first_scale_lane", AmdgpuTypes.oneOf(0, 16)).operand("scaleB", scales)
        .attr("b_first_scale_lane", AmdgpuTypes.oneOf(0, 16)).traits(AmdgpuProductVerifier::scaledWave)
        .assembly(SCALED + "`(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC "
            + "attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)")
        .build();
  }

  /** The product of two matrices of m by k and k by n elements added to a third. */
  private static OpDefBuilder<DeclaredOp> matrices(String name, AttrSet m, AttrSet n, AttrSet k, TypeSet a, TypeSet b, TypeSet c) {
    return DeclaredOp.pure("amdgpu." + name).attr("m", m).attr("n", n).attr("k", k).operand("sourceA", a).operand("sourceB", b)
        .operand("destC", c).result("destD", c).sameType("destC", "destD")
        .directive("MNKDimensionList", Directive.of(AmdgpuProducts::parseSizes, AmdgpuProducts::printSizes));
  }

  private static OpDefBuilder<DeclaredOp> permuted(OpDefBuilder<DeclaredOp> op) {
    return op.defaultAttr("cbsz", AttrSets.I32, IntegerAttr.i32(0)).defaultAttr("abid", AttrSets.I32, IntegerAttr.i32(0));
  }

  private static <O extends Op> void parseSizes(OpParser p, FormatState<O> state) {
    int loc = p.loc();
    Shape sizes = p.dimensionList(false, false);
    if (sizes.rank() != 3) throw p.error(loc, "expected 3 dimensions in MNK dimension list");
    for (int i = 0; i < 3; i++) state.attr("mnk".substring(i, i + 1), IntegerAttr.i32((int) sizes.size(i)));
  }

  private static void printSizes(Op op, OpPrinter out) {
    out.text(AmdgpuVerifier.number(op, "m") + "x" + AmdgpuVerifier.number(op, "n") + "x" + AmdgpuVerifier.number(op, "k"));
  }
}
