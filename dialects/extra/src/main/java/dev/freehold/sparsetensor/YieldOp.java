// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.RegionTerminator;

/** Ends a region with what it computes: {@code sparse_tensor.yield %x : f32}. */
public final class YieldOp extends Op implements Pure, RegionTerminator {
  public static final OpDef<YieldOp> DEF = OpDef.of("sparse_tensor.yield", YieldOp.class, YieldOp::new)
      .operands("results", TypeSet.ANY)
      .traits(Traits.hasParent("sparse_tensor.binary", "sparse_tensor.unary", "sparse_tensor.reduce", "sparse_tensor.select", "sparse_tensor.foreach",
          "sparse_tensor.iterate", "sparse_tensor.coiterate"))
      .assembly("$results attr-dict `:` type($results)")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }
}
