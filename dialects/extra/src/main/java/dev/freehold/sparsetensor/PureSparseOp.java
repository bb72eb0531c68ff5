// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** An operation on tensors as values, or on what is known of their storage. */
public final class PureSparseOp extends Op implements Pure, NamesSegments {
  private PureSparseOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<PureSparseOp> define(String name) {
    return OpDef.of("sparse_tensor." + name, PureSparseOp.class, PureSparseOp::new);
  }
}
