// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import static dev.freehold.nvvm.NvvmOp.define;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** The memory of tensor cores, and the products that they compute: {@code nvvm.tcgen05.…}. */
final class TensorCores {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final AttrSet GROUP = NvvmAttrs.CTA_GROUP.set("NVVM CTA group kind");
  private static final AttrSet KIND = NvvmAttrs.TENSOR_KIND.set("tcgen05 MMA Supported Types");
  private static final AttrSet SHAPE = NvvmAttrs.ACCESS_SHAPE.set("allowed 32-bit signless integer cases: 0, 1, 2, 3, 4");
  private static final String FACTORS = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD ";
  private static final String TYPES = "attr-dict `:` `(` type(operands) `)`";

  static {
    DEFS.add(grouped(define("tcgen05.alloc").operand("addr", NvvmTypes.PTR.or(NvvmTypes.SHARED)).operand("nCols", TypeSets.I32))
        .assembly("$addr `,` $nCols attr-dict `:` type(operands)").build());
    DEFS.add(grouped(define("tcgen05.dealloc").operand("taddr", NvvmTypes.TENSOR).operand("nCols", TypeSets.I32))
        .assembly("$taddr `,` $nCols attr-dict `:` type(operands)").build());
    DEFS.add(grouped(define("tcgen05.relinquish_alloc_permit")).assembly("attr-dict").build());
    DEFS.add(grouped(define("tcgen05.commit").operand("addr", NvvmTypes.PTR.or(NvvmTypes.SHARED)).optionalOperand("multicastMask", TypeSets.I16))
        .assembly("$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)").build());
    DEFS.add(grouped(define("tcgen05.shift").operand("taddr", NvvmTypes.TENSOR)).assembly("$taddr attr-dict `:` type(operands)").build());
    DEFS.add(define("tcgen05.fence").attr("kind", NvvmAttrs.TENSOR_FENCE.set("NVVM Tcgen05 fence kind")).assembly("$kind attr-dict").build());
    DEFS.add(define("tcgen05.wait").attr("kind", NvvmAttrs.TENSOR_WAIT.set("NVVM Tcgen05 wait kind")).assembly("$kind attr-dict").build());
    DEFS.add(grouped(define("tcgen05.cp").attr("shape", NvvmAttrs.COPY_SHAPE.set("tcgen05 cp shapes")))
        .defaultAttr("multicast", NvvmAttrs.COPY_MULTICAST.set("tcgen05 cp multicast"), NvvmAttrs.COPY_MULTICAST.of("none"))
        .optionalAttr("srcFormat", NvvmAttrs.COPY_FORMAT.set("tcgen05 cp source format"))
        .operand("taddr", NvvmTypes.TENSOR).operand("smem_desc", TypeSets.I64).traits(TensorCoreVerifier::copy)
        .assembly("$taddr `,` $smem_desc attr-dict").build());
    DEFS.add(define("tcgen05.ld").optionalAttr("pack", AttrSets.UNIT).attr("shape", SHAPE).operand("tmemAddr", NvvmTypes.TENSOR)
        .optionalOperand("offset", TypeSets.I64).result("res", NvvmTypes.KEYWORDS)
        .traits(TensorCoreVerifier::load).assembly("$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)").build());
    DEFS.add(define("tcgen05.st").optionalAttr("unpack", AttrSets.UNIT).attr("shape", SHAPE).operand("tmemAddr", NvvmTypes.TENSOR)
        .operand("val", NvvmTypes.KEYWORDS).optionalOperand("offset", TypeSets.I64)
        .traits(TensorCoreVerifier::store).assembly("$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)").build());
    DEFS.add(define("tcgen05.mma_smem_desc").operand("startAddr", TypeSets.I32).operand("leadingDimOffset", TypeSets.I32)
        .operand("strideDimOffset", TypeSets.I32).operand("baseOffset", TypeSets.I8).operand("leadingDimMode", TypeSets.I1)
        .operand("swizzleMode", TypeSets.I8).result("res", TypeSets.I64)
        .assembly("`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)").build());
    for (boolean sparse : new boolean[] {false, true}) products(sparse);
  }

  private TensorCores() {}

  private static OpDefBuilder<NvvmOp> grouped(OpDefBuilder<NvvmOp> op) {
    return op.defaultAttr("group", GROUP, NvvmAttrs.CTA_GROUP.of("cta_1"));
  }

  private static void products(boolean sparse) {
    String suffix = sparse ? ".sp" : "";
    String factors = sparse ? FACTORS + "`,` $sparseMetadata " : FACTORS;
    DEFS.add(
        factors(collected(define("tcgen05.mma" + suffix).attr("kind", KIND).attr("ctaGroup", GROUP)).optionalAttr("aShift", AttrSets.UNIT), sparse)
            .optionalOperand("scaleInputD", TypeSets.I64).optionalOperand("disableOutputLane", NvvmTypes.LANES).operandSegments()
            .traits(TensorCoreVerifier::product).assembly(factors + "(`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? " + TYPES)
            .build());
    DEFS.add(factors(collected(define("tcgen05.mma" + suffix + ".block_scale").attr("kind", NvvmAttrs.SCALE_KIND.set("Block Scale Kind"))
        .attr("ctaGroup", GROUP)
        .defaultAttr("blockScale", NvvmAttrs.BLOCK_SCALE.set("tcgen05.mma block scale attribute"), NvvmAttrs.BLOCK_SCALE.of("default"))), sparse)
        .operand("scaleA", NvvmTypes.TENSOR).operand("scaleB", NvvmTypes.TENSOR).traits(TensorCoreVerifier::scaledProduct)
        .assembly(factors + "`,` $scaleA `,` $scaleB " + TYPES).build());
    DEFS.add(factors(collected(define("tcgen05.mma.ws" + suffix).attr("kind", KIND)
        .defaultAttr("collectorBBuffer", NvvmAttrs.COLLECTOR_B.set("tcgen05 MMA Collector Buffer B Attribute"), NvvmAttrs.COLLECTOR_B.of("b0"))),
        sparse)
        .optionalOperand("zeroColMask", TypeSets.I64).assembly(factors + "(`,` $zeroColMask^)? " + TYPES).build());
  }

  private static OpDefBuilder<NvvmOp> collected(OpDefBuilder<NvvmOp> op) {
    return op.defaultAttr("collectorOp", NvvmAttrs.COLLECTOR.set("tcgen05.mma Collector Buffer Operation"), NvvmAttrs.COLLECTOR.of("discard"));
  }

  private static OpDefBuilder<NvvmOp> factors(OpDefBuilder<NvvmOp> op, boolean sparse) {
    op.operand("matrixD", NvvmTypes.TENSOR).operand("matrixA", NvvmTypes.MATRIX_A).operand("matrixB", TypeSets.I64)
        .operand("idesc", TypeSets.I32).operand("enableInputD", TypeSets.I1);
    return sparse ? op.operand("sparseMetadata", NvvmTypes.TENSOR) : op;
  }
}
