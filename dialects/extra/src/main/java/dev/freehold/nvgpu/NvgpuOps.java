// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvgpu;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code nvgpu} dialect. */
final class NvgpuOps {
  private static final TypeSet BARRIER_TOKEN = NvgpuKinds.BARRIER_TOKEN.set("");
  private static final TypeSet BARRIERS = StructType.set(NvgpuKinds.BARRIERS, "mbarrier barrier type");
  private static final TypeSet TENSOR_MAP = StructType.set(NvgpuKinds.TENSOR_MAP, "TensorMap descriptor");
  private static final TypeSet ACCUMULATOR = StructType.set(NvgpuKinds.ACCUMULATOR, "");
  private static final TypeSet MATRIX = StructType.set(NvgpuKinds.MATRIX, "Warpgroup matrix descriptor type");
  private static final TypeSet METADATA =
      TypeSet.only("fixed-length vector of 16-bit signless integer values of length 2", VectorType.of(Shape.of(2), IntegerType.I16));
  private static final String PREDICATE = "(`,` `predicate` `=` $predicate^)? attr-dict `:` ";

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    copies();
    barriers();
    products();
    tensors();
    warpgroups();
  }

  private NvgpuOps() {}

  private static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.define("nvgpu." + name);
  }

  private static OpDefBuilder<DeclaredOp> pure(String name) {
    return DeclaredOp.pure("nvgpu." + name);
  }

  /** An operation that computes with values of all threads of the subgroup, which must all take part. */
  private static OpDefBuilder<DeclaredOp> collective(String name) {
    return pure(name).neverSpeculatable();
  }

  private static void copies() {
    DEFS.add(define("device_async_copy").operand("dst", TypeSets.RANKED_MEMREF, Effect.WRITES).operands("dstIndices", TypeSets.INDEX)
        .operand("src", TypeSets.RANKED_MEMREF, Effect.READS).operands("srcIndices", TypeSets.INDEX).attr("dstElements", AttrSets.INDEX)
        .optionalOperand("srcElements", TypeSets.INDEX).optionalAttr("bypassL1", AttrSets.UNIT).operandSegments()
        .result("asyncToken", CopyTokenType.SET)
        .traits(NvgpuVerifier::copy).assembly("$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? "
            + "attr-dict `:` type($src) `to` type($dst)")
        .build());
    DEFS.add(define("device_async_create_group").operands("inputTokens", CopyTokenType.SET).result("asyncToken", CopyTokenType.SET)
        .assembly("$inputTokens attr-dict").build());
    DEFS.add(define("device_async_wait").operand("asyncDependencies", CopyTokenType.SET).optionalAttr("numGroups", AttrSets.I32)
        .assembly("$asyncDependencies attr-dict").build());
    DEFS.add(define("ldmatrix").operand("srcMemref", TypeSets.RANKED_MEMREF, Effect.READS).operands("indices", TypeSets.INDEX)
        .attr("transpose", AttrSets.BOOL).attr("numTiles", AttrSets.I32).result("res", TypeSets.VECTOR_OF_NON_ZERO_RANK)
        .traits(new SameElement("srcMemref and res", "srcMemref", "res"), NvgpuVerifier::load)
        .assembly("$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)").build());
  }

  private static void barriers() {
    DEFS.add(define("mbarrier.create").result("barriers", BARRIERS).assembly("attr-dict `->` type($barriers)").build());
    DEFS.add(define("mbarrier.get").operand("barriers", BARRIERS).operand("mbarId", TypeSets.INDEX)
        .result("mbarrierPointer", TypeSets.I32.or(TypeSets.I64))
        .assembly("$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)").build());
    DEFS.add(define("mbarrier.init").operand("barriers", BARRIERS).operand("count", TypeSets.INDEX).operand("mbarId", TypeSets.INDEX)
        .optionalOperand("predicate", TypeSets.I1)
        .assembly("$barriers `[` $mbarId `]` `,` $count " + PREDICATE + "type($barriers)").build());
    DEFS.add(define("mbarrier.arrive").operand("barriers", BARRIERS).operand("mbarId", TypeSets.INDEX).result("token", BARRIER_TOKEN)
        .assembly("$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)").build());
    DEFS.add(define("mbarrier.arrive.nocomplete").operand("barriers", BARRIERS).operand("mbarId", TypeSets.INDEX)
        .operand("count", TypeSets.INDEX).result("token", BARRIER_TOKEN)
        .assembly("$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)").build());
    DEFS.add(define("mbarrier.arrive.expect_tx").operand("barriers", BARRIERS).operand("txcount", TypeSets.INDEX)
        .operand("mbarId", TypeSets.INDEX).optionalOperand("predicate", TypeSets.I1)
        .assembly("$barriers `[` $mbarId `]` `,` $txcount " + PREDICATE + "type($barriers)").build());
    DEFS.add(define("mbarrier.test.wait").operand("barriers", BARRIERS).operand("token", BARRIER_TOKEN).operand("mbarId", TypeSets.INDEX)
        .result("waitComplete", TypeSets.I1)
        .assembly("$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)").build());
    DEFS.add(define("mbarrier.try_wait.parity").operand("barriers", BARRIERS).operand("phaseParity", TypeSets.I1)
        .operand("ticks", TypeSets.INDEX).operand("mbarId", TypeSets.INDEX)
        .assembly("$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)").build());
  }

  private static void products() {
    DEFS.add(collective("mma.sync").operand("matrixA", TypeSets.VECTOR_OF_NON_ZERO_RANK).operand("matrixB", TypeSets.VECTOR_OF_NON_ZERO_RANK)
        .operand("matrixC", TypeSets.VECTOR_OF_NON_ZERO_RANK)
        .attr("mmaShape", AttrSets.I64_ARRAY).optionalAttr("tf32Enabled", AttrSets.UNIT).result("res", TypeSets.VECTOR_OF_NON_ZERO_RANK)
        .traits(new SameElement("matrixA and matrixB", "matrixA", "matrixB"), NvgpuVerifier::product)
        .assembly("`(` $matrixA `,` $matrixB `,` $matrixC `)` attr-dict "
            + "`:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)")
        .build());
    DEFS.add(collective("mma.sp.sync").operand("matrixA", TypeSets.VECTOR_OF_NON_ZERO_RANK).operand("matrixB", TypeSets.VECTOR_OF_NON_ZERO_RANK)
        .operand("matrixC", TypeSets.VECTOR_OF_NON_ZERO_RANK)
        .operand("sparseMetadata", METADATA).attr("mmaShape", AttrSets.I64_ARRAY)
        .defaultAttr("sparsitySelector", AttrSets.I32, IntegerAttr.i32(0)).optionalAttr("tf32Enabled", AttrSets.UNIT)
        .result("res", TypeSets.VECTOR_OF_NON_ZERO_RANK)
        .traits(new SameElement("matrixA and matrixB", "matrixA", "matrixB"), NvgpuVerifier::sparseProduct)
        .assembly("`(` $matrixA `,` $matrixB `,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict "
            + "`:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)")
        .build());
    DEFS.add(pure("rcp").operand("in", TypeSets.nonZeroRankVectorOf(TypeSets.F32))
        .defaultAttr("rounding", NvgpuKinds.ROUNDING.set("Rounding mode of rcp"), NvgpuKinds.ROUNDING.of("approx"))
        .optionalAttr("ftz", AttrSets.UNIT).result("out", TypeSets.nonZeroRankVectorOf(TypeSets.F32))
        .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE, NvgpuVerifier::reciprocal)
        .inferResults(DeclaredOp::first)
        .assembly("$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)").build());
  }

  private static void tensors() {
    DEFS.add(define("tma.async.load").operand("dst", TypeSets.RANKED_MEMREF, Effect.WRITES).operand("barriers", BARRIERS)
        .operand("tensorMapDescriptor", TENSOR_MAP).operands("coordinates", TypeSets.INDEX).operand("mbarId", TypeSets.INDEX)
        .optionalOperand("multicastMask", TypeSets.I16).optionalOperand("predicate", TypeSets.I1).operandSegments()
        .traits(DescriptorVerifier::load)
        .assembly("$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^)? "
            + PREDICATE + "type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)")
        .build());
    DEFS.add(define("tma.async.store").operand("src", TypeSets.RANKED_MEMREF, Effect.READS)
        .operand("tensorMapDescriptor", TENSOR_MAP, Effect.WRITES).operands("coordinates", TypeSets.INDEX)
        .optionalOperand("predicate", TypeSets.I1).operandSegments()
        .traits(DescriptorVerifier::store)
        .assembly("$src `to` $tensorMapDescriptor `[` $coordinates `]` " + PREDICATE + "type($src) `->` type($tensorMapDescriptor)").build());
    DEFS.add(define("tma.create.descriptor").operand("tensor", TypeSets.UNRANKED_MEMREF).operands("boxDimensions", TypeSets.INDEX)
        .result("tensorMap", TENSOR_MAP)
        .traits(DescriptorVerifier::create).assembly("$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)")
        .build());
    DEFS.add(define("tma.fence.descriptor").operand("tensorMapDescriptor", TENSOR_MAP)
        .assembly("$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)").build());
    DEFS.add(define("tma.prefetch.descriptor").operand("tensorMapDescriptor", TENSOR_MAP).optionalOperand("predicate", TypeSets.I1)
        .assembly("$tensorMapDescriptor " + PREDICATE + "type($tensorMapDescriptor)").build());
  }

  private static void warpgroups() {
    DEFS.add(define("warpgroup.generate.descriptor").operand("tensor", TypeSets.RANKED_MEMREF, Effect.READS).operand("tensorMap", TENSOR_MAP)
        .result("descriptor", MATRIX)
        .traits(DescriptorVerifier::generate)
        .assembly("$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)").build());
    DEFS.add(define("warpgroup.mma.init.accumulator").result("matrixC", ACCUMULATOR).traits(DescriptorVerifier::initialize)
        .assembly("attr-dict `->` type($matrixC)").build());
    DEFS.add(define("warpgroup.mma").operand("descriptorA", MATRIX).operand("descriptorB", MATRIX)
        .optionalAttr("waitGroup", AttrSets.I64, IntegerAttr.of(IntegerType.I64, 1)).optionalAttr("transposeA", AttrSets.UNIT)
        .optionalAttr("transposeB", AttrSets.UNIT).operand("matrixC", ACCUMULATOR).result("matrixD", ACCUMULATOR)
        .traits(DescriptorVerifier::product)
        .assembly("$descriptorA `,` $descriptorB `,` $matrixC attr-dict "
            + "`:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)")
        .build());
    DEFS.add(define("warpgroup.mma.store").operand("matrixD", ACCUMULATOR).operand("dstMemref", TypeSets.RANKED_MEMREF, Effect.WRITES)
        .traits(DescriptorVerifier::storeProduct)
        .assembly("$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)").build());
  }
}
