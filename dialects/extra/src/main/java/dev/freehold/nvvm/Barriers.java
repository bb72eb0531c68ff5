// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import static dev.freehold.nvvm.NvvmOp.define;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Barriers of threads and in memory, and fences. */
final class Barriers {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final AttrSet SCOPE = NvvmAttrs.SCOPE.set("NVVM Memory Scope kind");
  private static final AttrSet PROXY = NvvmAttrs.PROXY.set("Proxy kind");
  private static final AttrSet ORDER = NvvmAttrs.ORDER.set("NVVM Memory Ordering kind");
  private static final AttrSet REDUCTION = NvvmAttrs.REDUCTION.set("NVVM barrier reduction operation");
  private static final String PROXIES = "(`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict";
  private static final String OPTIONAL_RESULT = " (`->` type($res)^)?";

  static {
    for (String name : List.of("barrier0", "breakpoint", "exit", "fence.mbarrier.init", "fence.sc.cluster", "cp.async.bulk.commit.group",
        "cp.async.commit.group", "wgmma.commit.group.sync.aligned", "wgmma.fence.aligned")) {
      DEFS.add(define(name).assembly("attr-dict").build());
    }
    for (String name : List.of("cluster.arrive", "cluster.arrive.relaxed", "cluster.wait")) {
      DEFS.add(define(name).optionalAttr("aligned", AttrSets.UNIT).assembly("attr-dict").build());
    }
    threads();
    fences();
    memory();
  }

  private Barriers() {}

  private static void threads() {
    DEFS.add(define("bar.warp.sync").operand("mask", TypeSets.I32).assembly("$mask attr-dict `:` type($mask)").build());
    DEFS.add(define("barrier").optionalOperand("barrierId", TypeSets.I32).optionalOperand("numberOfThreads", TypeSets.I32)
        .optionalAttr("reductionOp", REDUCTION).optionalOperand("reductionPredicate", TypeSets.I32).operandSegments()
        .optionalResult("res", TypeSets.I32).traits(BarrierVerifier::threads)
        .assembly("(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? "
            + "(qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict")
        .build());
    DEFS.add(define("barrier.arrive").optionalOperand("barrierId", TypeSets.I32).operand("numberOfThreads", TypeSets.I32)
        .assembly("(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict").build());
    DEFS.add(define("memory.barrier").attr("scope", SCOPE).assembly("$scope attr-dict").build());
  }

  private static void fences() {
    DEFS.add(define("fence.proxy").attr("kind", PROXY).optionalAttr("space", NvvmAttrs.SHARED_SPACE.set("Shared memory space"))
        .traits(BarrierVerifier::proxy).assembly("attr-dict").build());
    DEFS.add(proxies(define("fence.proxy.acquire").attr("scope", SCOPE).operand("addr", NvvmTypes.GENERIC).operand("size", TypeSets.I32), "tensormap")
        .traits(BarrierVerifier::oneWayProxy).assembly("$scope $addr `,` $size " + PROXIES).build());
    DEFS.add(proxies(define("fence.proxy.release").attr("scope", SCOPE), "tensormap").traits(BarrierVerifier::oneWayProxy)
        .assembly("$scope " + PROXIES).build());
    DEFS.add(proxies(define("fence.proxy.sync_restrict").attr("order", ORDER), "async").traits(BarrierVerifier::restrictedProxy).assembly("attr-dict")
        .build());
    DEFS.add(define("fence.sync_restrict").attr("order", ORDER).traits(BarrierVerifier::restricted).assembly("attr-dict").build());
  }

  private static OpDefBuilder<NvvmOp> proxies(OpDefBuilder<NvvmOp> op, String to) {
    return op.defaultAttr("fromProxy", PROXY, NvvmAttrs.PROXY.of("generic")).defaultAttr("toProxy", PROXY, NvvmAttrs.PROXY.of(to));
  }

  private static void memory() {
    for (String name : List.of("mbarrier.arrive", "mbarrier.arrive_drop")) {
      DEFS.add(relaxed(barrier(name, NvvmTypes.ANY_BARRIER).optionalOperand("count", TypeSets.I32)).optionalResult("res", TypeSets.I64)
          .traits(BarrierVerifier::memory).assembly("$addr (`,` $count^)? attr-dict `:` type($addr)" + OPTIONAL_RESULT).build());
      DEFS.add(barrier(name + ".nocomplete", NvvmTypes.GENERIC_OR_SHARED).operand("count", TypeSets.I32).result("res", TypeSets.I64)
          .assembly("$addr `,` $count attr-dict `:` type(operands) `->` type($res)").build());
    }
    DEFS.add(relaxed(barrier("mbarrier.arrive.expect_tx", NvvmTypes.ANY_BARRIER).operand("txcount", TypeSets.I32)
        .optionalOperand("predicate", TypeSets.I1)).optionalResult("res", TypeSets.I64).traits(BarrierVerifier::expect)
        .assembly("$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)" + OPTIONAL_RESULT).build());
    DEFS.add(relaxed(barrier("mbarrier.arrive_drop.expect_tx", NvvmTypes.ANY_BARRIER).operand("txcount", TypeSets.I32))
        .optionalResult("res", TypeSets.I64).traits(BarrierVerifier::memory)
        .assembly("$addr `,` $txcount attr-dict `:` type(operands)" + OPTIONAL_RESULT).build());
    for (String name : List.of("mbarrier.complete_tx", "mbarrier.expect_tx")) {
      DEFS.add(scoped(barrier(name, NvvmTypes.SHARED_OR_CLUSTER).operand("txcount", TypeSets.I32))
          .traits(BarrierVerifier::memory).assembly("$addr `,` $txcount attr-dict `:` type(operands)").build());
    }
    DEFS.add(barrier("mbarrier.init", NvvmTypes.GENERIC_OR_SHARED).operand("count", TypeSets.I32).optionalOperand("predicate", TypeSets.I1)
        .assembly("$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)").build());
    DEFS.add(barrier("mbarrier.inval", NvvmTypes.GENERIC_OR_SHARED).assembly("$addr attr-dict `:` type(operands)").build());
    DEFS.add(relaxed(barrier("mbarrier.test.wait", NvvmTypes.GENERIC_OR_SHARED).operand("stateOrPhase", TypeSets.I64.or(TypeSets.I32)))
        .result("res", TypeSets.I1).traits(BarrierVerifier::memory).assembly("$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)")
        .build());
    DEFS.add(relaxed(barrier("mbarrier.try_wait", NvvmTypes.GENERIC_OR_SHARED).operand("stateOrPhase", TypeSets.I64.or(TypeSets.I32))
        .optionalOperand("ticks", TypeSets.I32)).result("res", TypeSets.I1).traits(BarrierVerifier::memory)
        .assembly("$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)").build());
    DEFS.add(barrier("mbarrier.try_wait.parity", NvvmTypes.GENERIC_OR_SHARED).operand("phase", TypeSets.I32).operand("ticks", TypeSets.I32)
        .assembly("$addr `,` $phase `,` $ticks attr-dict `:` type(operands)").build());
  }

  private static OpDefBuilder<NvvmOp> barrier(String name, TypeSet pointers) {
    return define(name).operand("addr", pointers);
  }

  private static OpDefBuilder<NvvmOp> scoped(OpDefBuilder<NvvmOp> op) {
    return op.defaultAttr("scope", SCOPE, NvvmAttrs.SCOPE.of("cta"));
  }

  private static OpDefBuilder<NvvmOp> relaxed(OpDefBuilder<NvvmOp> op) {
    return scoped(op).defaultAttr("relaxed", AttrSets.BOOL, IntegerAttr.FALSE);
  }
}
