// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import static dev.freehold.nvvm.NvvmOp.define;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.llvm.LlvmPointerType;
import java.util.List;

/** Copies that go on while the thread does other things, and prefetches. */
final class AsyncCopies {
  private static final AttrSet LOAD_MODE = NvvmAttrs.LOAD_MODE.set("List of Load-Modes supported for TMA Tensor Ops");
  private static final AttrSet STORE_MODE = NvvmAttrs.STORE_MODE.set("NVVM TMA Store Mode");
  private static final String HINT = "(`l2_cache_hint` `=` $l2CacheHint^)? ";
  private static final String MULTICAST = "(`multicast_mask` `=` $multicastMask^)? ";
  private static final String BOX = "`,` `box` `[` $coordinates `]` ";
  private static final String IM2COL = "(`im2col` `[` $im2colOffsets^ `]`)? ";

  static final List<OpDef<?>> DEFS = List.of(
      define("cp.async.shared.global").operand("dst", NvvmTypes.SHARED).operand("src", NvvmTypes.GLOBAL).attr("size", AttrSets.I32)
          .attr("modifier", NvvmAttrs.LOAD_CACHE.set("NVVM load cache modifier kind")).optionalOperand("cpSize", TypeSets.I32)
          .traits(CopyVerifier::shared).assembly("$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)")
          .build(),
      define("cp.async.wait.group").attr("n", AttrSets.I32).assembly("$n attr-dict").build(),
      define("cp.async.bulk.wait_group").attr("group", AttrSets.min(AttrSets.I32, 0)).optionalAttr("read", AttrSets.UNIT)
          .assembly("$group attr-dict").build(),
      define("cp.async.mbarrier.arrive").operand("addr", NvvmTypes.GENERIC_OR_SHARED)
          .defaultAttr("noinc", AttrSets.I1, IntegerAttr.FALSE).assembly("$addr attr-dict `:` type(operands)").build(),

      define("cp.async.bulk.global.shared.cta").operand("dstMem", NvvmTypes.GLOBAL).operand("srcMem", NvvmTypes.SHARED)
          .operand("size", TypeSets.I32).optionalOperand("l2CacheHint", TypeSets.I64).optionalOperand("byteMask", TypeSets.I16).operandSegments()
          .assembly("$dstMem `,` $srcMem `,` $size " + HINT + "(`byte_mask` `=` $byteMask^)? attr-dict `:` type($dstMem) `,` type($srcMem)")
          .build(),
      define("cp.async.bulk.shared.cluster.global").operand("dstMem", NvvmTypes.SHARED_OR_CLUSTER).operand("srcMem", NvvmTypes.GLOBAL)
          .operand("mbar", NvvmTypes.SHARED).operand("size", TypeSets.I32).optionalOperand("multicastMask", TypeSets.I16)
          .optionalOperand("l2CacheHint", TypeSets.I64).operandSegments().traits(CopyVerifier::toCluster)
          .assembly("$dstMem `,` $srcMem `,` $mbar `,` $size " + MULTICAST + HINT + "attr-dict `:` type($dstMem) `,` type($srcMem)").build(),
      define("cp.async.bulk.shared.cluster.shared.cta").operand("dstMem", NvvmTypes.CLUSTER).operand("srcMem", NvvmTypes.SHARED)
          .operand("mbar", NvvmTypes.SHARED).operand("size", TypeSets.I32)
          .assembly("$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)").build(),
      define("cp.async.bulk.prefetch").operand("srcMem", NvvmTypes.GLOBAL).operand("size", TypeSets.I32)
          .optionalOperand("l2CacheHint", TypeSets.I64).assembly("$srcMem `,` $size " + HINT + "attr-dict `:` type($srcMem)").build(),

      define("cp.async.bulk.tensor.global.shared.cta").operand("tmaDescriptor", NvvmTypes.GENERIC).operand("srcMem", NvvmTypes.SHARED)
          .operands("coordinates", TypeSets.I32).optionalOperand("l2CacheHint", TypeSets.I64)
          .defaultAttr("mode", STORE_MODE, NvvmAttrs.STORE_MODE.of("tile")).optionalOperand("predicate", TypeSets.I1).operandSegments()
          .traits(CopyVerifier::storeTensor)
          .assembly("$tmaDescriptor `,` $srcMem " + BOX + HINT + "(`,` `predicate` `=` $predicate^)? attr-dict "
              + "`:` type($tmaDescriptor) `,` type($srcMem)")
          .build(),
      define("cp.async.bulk.tensor.prefetch").operand("tmaDescriptor", NvvmTypes.GENERIC).operands("coordinates", TypeSets.I32)
          .operands("im2colOffsets", TypeSets.I16).defaultAttr("mode", LOAD_MODE, NvvmAttrs.LOAD_MODE.of("tile"))
          .optionalOperand("l2CacheHint", TypeSets.I64).operandSegments()
          .traits(CopyVerifier::loaded).assembly("$tmaDescriptor " + BOX + IM2COL + HINT + "attr-dict `:` type($tmaDescriptor)").build(),
      define("cp.async.bulk.tensor.reduce").operand("tmaDescriptor", NvvmTypes.PTR).operand("srcMem", NvvmTypes.SHARED)
          .attr("redKind", NvvmAttrs.TMA_REDUX.set("NVVM TMA redux kind")).defaultAttr("mode", STORE_MODE, NvvmAttrs.STORE_MODE.of("tile"))
          .operands("coordinates", TypeSets.I32).optionalOperand("l2CacheHint", TypeSets.I64).operandSegments()
          .traits(CopyVerifier::reduceTensor)
          .assembly("$tmaDescriptor `,` $srcMem " + BOX + HINT + "attr-dict `:` type($tmaDescriptor) `,` type($srcMem)").build(),
      define("cp.async.bulk.tensor.shared.cluster.global").operand("dstMem", NvvmTypes.SHARED_OR_CLUSTER)
          .operand("tmaDescriptor", NvvmTypes.GENERIC).operands("coordinates", TypeSets.I32).operand("mbar", NvvmTypes.SHARED)
          .operands("im2colOffsets", TypeSets.I16).optionalOperand("multicastMask", TypeSets.I16).optionalOperand("l2CacheHint", TypeSets.I64)
          .defaultAttr("mode", LOAD_MODE, NvvmAttrs.LOAD_MODE.of("tile")).defaultAttr("isCTAOnly", AttrSets.BOOL, IntegerAttr.FALSE)
          .optionalAttr("group", NvvmAttrs.CTA_GROUP.set("NVVM CTA group kind")).optionalOperand("predicate", TypeSets.I1).operandSegments()
          .traits(CopyVerifier::loadTensor).assembly("$dstMem `,` $tmaDescriptor `,` $mbar " + BOX + IM2COL + MULTICAST + HINT
              + "(`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)")
          .build(),

      define("prefetch").optionalAttr("cacheLevel", NvvmAttrs.CACHE_LEVEL.set("NVVM Prefetch Cache Level"))
          .optionalAttr("evictPriority", NvvmAttrs.EVICTION.set("NVVM Cache Eviction Priority"))
          .operand("addr", TypeSets.anyOf(NvvmTypes.GLOBAL, LlvmPointerType.inSpace(5), NvvmTypes.GENERIC,
              LlvmPointerType.inSpace(4)))
          .optionalOperand("predicate", TypeSets.I1).optionalAttr("tensormap", AttrSets.UNIT).optionalAttr("uniform", AttrSets.UNIT)
          .optionalAttr("in_param_space", AttrSets.UNIT).traits(CopyVerifier::prefetch)
          .assembly("(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? "
              + "(`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)")
          .build(),
      define("st.bulk").operand("addr", NvvmTypes.GENERIC_OR_SHARED).operand("size", TypeSets.I64)
          .defaultAttr("initVal", AttrSets.I64, IntegerAttr.of(IntegerType.I64, 0)).traits(CopyVerifier::fill)
          .assembly("$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)").build());

  private AsyncCopies() {}
}
