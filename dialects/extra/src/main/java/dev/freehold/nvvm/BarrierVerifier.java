// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.IntegerType;
import java.util.Set;

/** The constraints of barriers of threads and in memory, and of fences. */
final class BarrierVerifier {
  private static final Set<String> ONE_SIDED = Set.of("acquire", "release");
  private static final String ONE_SIDED_ONLY = "only acquire and release semantics are supported";

  private BarrierVerifier() {}

  /** A barrier in memory is one of a block of threads or of a cluster of them. */
  static void memory(Op op, Checker check) {
    String scope = NvvmVerifier.keyword(op, "scope");
    boolean far = NvvmVerifier.space(op.operand("addr")) == NvvmVerifier.CLUSTER;
    boolean state = op.resultCount() > 0 && !op.def().resultSegmentDefs().getFirst().types().contains(IntegerType.I1);
    if (!scope.equals("cta") && !scope.equals("cluster")) check.plainError("mbarrier scope must be either CTA or Cluster");
    else if (far && state) check.plainError("mbarrier in shared_cluster space cannot return any value");
  }

  static void expect(Op op, Checker check) {
    if (NvvmVerifier.has(op, "predicate")) {
      String wrong = !NvvmVerifier.keyword(op, "scope").equals("cta") ? "mbarrier scope must be CTA when using predicate"
          : NvvmVerifier.space(op.operand("addr")) == NvvmVerifier.CLUSTER ? "mbarrier in shared_cluster space is not supported when using predicate"
              : op.resultCount() > 0 ? "return-value is not supported when using predicate"
                  : NvvmVerifier.isSet(op, "relaxed") ? "mbarrier with relaxed semantics is not supported when using predicate" : null;
      if (wrong != null) check.plainError(wrong);
    }
    if (!check.failed()) memory(op, check);
  }

  static void threads(Op op, Checker check) {
    boolean numbered = NvvmVerifier.has(op, "barrierId");
    boolean reduces = op.attr("reductionOp") != null;
    boolean predicate = NvvmVerifier.has(op, "reductionPredicate");
    if (NvvmVerifier.has(op, "numberOfThreads") && !numbered) check.error("barrier id is missing, it should be set between 0 to 15");
    else if (numbered && (reduces || predicate)) check.error("reduction are only available when id is 0");
    else if (reduces != predicate) check.error("reduction predicate and reduction operation must be specified together");
  }

  static void restricted(Op op, Checker check) {
    if (!ONE_SIDED.contains(NvvmVerifier.keyword(op, "order"))) check.error(ONE_SIDED_ONLY);
  }

  static void restrictedProxy(Op op, Checker check) {
    if (!ONE_SIDED.contains(NvvmVerifier.keyword(op, "order"))) check.error(ONE_SIDED_ONLY);
    else if (!NvvmVerifier.keyword(op, "fromProxy").equals("generic")) check.error("only generic is support for from_proxy attribute");
    else if (!NvvmVerifier.keyword(op, "toProxy").equals("async")) check.error("only async is supported for to_proxy attribute");
  }

  static void proxy(Op op, Checker check) {
    String kind = NvvmVerifier.keyword(op, "kind");
    boolean shared = kind.equals("async.shared");
    boolean space = op.attr("space") != null;
    if (kind.equals("tensormap")) check.error("tensormap proxy is not a supported proxy kind");
    else if (kind.equals("generic")) check.error("generic proxy not a supported proxy kind");
    else if (shared && !space) check.error("async_shared fence requires space attribute");
    else if (!shared && space) check.error("only async_shared fence can have space attribute");
  }

  static void oneWayProxy(Op op, Checker check) {
    if (!NvvmVerifier.keyword(op, "fromProxy").equals("generic")) {
      check.error("uni-directional proxies only support generic for from_proxy attribute");
    } else if (!NvvmVerifier.keyword(op, "toProxy").equals("tensormap")) {
      check.error("uni-directional proxies only support tensormap for to_proxy attribute");
    }
  }
}
