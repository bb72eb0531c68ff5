// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import static dev.freehold.nvvm.NvvmOp.define;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Matrices that the threads of a warp hold together: loads, stores and products. */
final class Matrices {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final AttrSet LAYOUT = NvvmAttrs.LAYOUT.set("NVVM MMA layout");
  private static final AttrSet TYPE = NvvmAttrs.MMA_TYPE.set("NVVM MMA types");
  private static final AttrSet OVERFLOW = NvvmAttrs.OVERFLOW.set("MMA overflow options");

  static {
    DEFS.add(described(define("ldmatrix").operand("ptr", NvvmTypes.SHARED).attr("num", AttrSets.I32)).result("res", TypeSet.ANY)
        .traits(MatrixVerifier::load).assembly("$ptr attr-dict `:` functional-type($ptr, $res)").build());
    DEFS.add(described(define("stmatrix").operand("ptr", NvvmTypes.SHARED).operands("sources", TypeSets.I32))
        .traits(MatrixVerifier::store).assembly("$ptr `,` $sources attr-dict `:` type(operands)").build());
    DEFS.add(sized(define("wmma.load").operand("ptr", NvvmTypes.PTR).operand("stride", TypeSets.I32)).attr("layout", LAYOUT).attr("eltype", TYPE)
        .attr("frag", NvvmAttrs.FRAGMENT.set("NVVM MMA frag type")).result("res", NvvmTypes.STRUCT.or(TypeSets.F64))
        .traits(WarpMatrixVerifier::load).assembly("$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)").build());
    DEFS.add(sized(define("wmma.store").operand("ptr", NvvmTypes.PTR)).attr("layout", LAYOUT).attr("eltype", TYPE)
        .operands("args", NvvmTypes.ANY).operand("stride", TypeSets.I32)
        .traits(WarpMatrixVerifier::store).assembly("$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)").build());
    DEFS.add(sized(define("wmma.mma")).attr("layoutA", LAYOUT).attr("layoutB", LAYOUT).attr("eltypeA", TYPE).attr("eltypeB", TYPE)
        .operands("args", NvvmTypes.ANY).result("res", NvvmTypes.STRUCT).traits(WarpMatrixVerifier::product)
        .assembly("$args attr-dict `:` functional-type($args, $res)").build());

    MmaSyntax sparse = new MmaSyntax(" ", List.of("sparseMetadata", "selector"));
    DEFS.add(product("mma.sync", new MmaSyntax("  ", List.of())).optionalAttr("b1Op", NvvmAttrs.BIT_OPERATION.set("MMA binary operations"))
        .optionalAttr("intOverflowBehavior", OVERFLOW).attr("layoutA", LAYOUT).attr("layoutB", LAYOUT).operandSegments()
        .traits(ProductVerifier::dense).build());
    DEFS.add(sparse(product("mma.sp.sync", sparse)).optionalAttr("intOverflowBehavior", OVERFLOW)
        .optionalAttr("orderedMetadata", AttrSets.UNIT).optionalAttr("kind", NvvmAttrs.MMA_KIND.set("MMA operation kind")).operandSegments()
        .traits(ProductVerifier::sparse).build());
    DEFS.add(scaled(product("mma.block_scale", new MmaSyntax(" ", List.of("scaleA", "scaleB")))).operandSegments().traits(ProductVerifier::scaled)
        .build());
    DEFS.add(scaled(sparse(product("mma.sp.block_scale", new MmaSyntax(" ", List.of("sparseMetadata", "selector", "scaleA", "scaleB")))))
        .optionalAttr("orderedMetadata", AttrSets.UNIT).operandSegments().traits(ProductVerifier::sparseScaled).build());

    DEFS.add(define("wgmma.wait.group.sync.aligned").attr("group", AttrSets.I64).assembly("attr-dict $group").build());
    DEFS.add(groupProduct());
  }

  private Matrices() {}

  private static OpDefBuilder<NvvmOp> described(OpDefBuilder<NvvmOp> op) {
    return op.attr("layout", LAYOUT).attr("shape", NvvmAttrs.MATRIX_SHAPE.set("Matrix shape for ldmatrix and stmatrix"))
        .attr("eltType", NvvmAttrs.MATRIX_ELEMENT.set("Element type for ldmatrix and stmatrix"));
  }

  private static OpDefBuilder<NvvmOp> sized(OpDefBuilder<NvvmOp> op) {
    return op.attr("m", AttrSets.I32).attr("n", AttrSets.I32).attr("k", AttrSets.I32);
  }

  private static OpDefBuilder<NvvmOp> product(String name, MmaSyntax syntax) {
    return define(name).attr("shape", NvvmAttrs.SHAPES).optionalAttr(MmaSyntax.TYPES.get(0), TYPE).optionalAttr(MmaSyntax.TYPES.get(1), TYPE)
        .operands("operandA", NvvmTypes.ANY).operands("operandB", NvvmTypes.ANY).operands("operandC", NvvmTypes.ANY)
        .result("res", NvvmTypes.STRUCT).syntax(syntax);
  }

  private static OpDefBuilder<NvvmOp> sparse(OpDefBuilder<NvvmOp> op) {
    return op.operand("sparseMetadata", TypeSets.I32).operand("sparsitySelector", TypeSets.I32);
  }

  private static OpDefBuilder<NvvmOp> scaled(OpDefBuilder<NvvmOp> op) {
    for (String side : List.of("A", "B")) {
      op.operand("scale" + side + "Data", TypeSets.I32).operand("byteId" + side, TypeSets.I16).operand("threadId" + side, TypeSets.I16);
    }
    return op.attr("scaleVecSize", NvvmAttrs.SCALE_SIZE.set("MMA Scale Vector Sizes"))
        .attr("blockScaleFormat", NvvmAttrs.SCALE_FORMAT.set("MMA Block Scale Format")).attr("kind", NvvmAttrs.SCALE_KIND.set("Block Scale Kind"));
  }

  private static OpDef<NvvmOp> groupProduct() {
    AttrSet type = NvvmAttrs.GROUP_TYPE.set("NVVM WGMMA types");
    AttrSet in = NvvmAttrs.SCALE_IN.set("WGMMA overflow options");
    return define("wgmma.mma_async").operand("inouts", NvvmTypes.STRUCT).operand("descriptorA", TypeSets.I64).operand("descriptorB", TypeSets.I64)
        .attr("shape", NvvmAttrs.SHAPES).attr("typeA", type).attr("typeB", type).attr("typeD", type)
        .attr("scaleD", NvvmAttrs.SCALE_OUT.set("WGMMA input predicate")).attr("scaleA", in).attr("scaleB", in)
        .attr("layoutA", LAYOUT).attr("layoutB", LAYOUT).optionalAttr("satfinite", OVERFLOW).result("results", NvvmTypes.STRUCT)
        .typeFrom("input struct and result struct must be the same type", "inouts", "results", inouts -> inouts)
        .traits(MatrixVerifier::groupProduct)
        .assembly("$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` "
            + "`A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` "
            + "attr-dict `:` type($inouts) `->` type($results)")
        .build();
  }
}
