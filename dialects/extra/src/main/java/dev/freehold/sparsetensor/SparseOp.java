// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;

/** An operation of which nothing is known about memory. */
public final class SparseOp extends Op implements NamesSegments {
  private SparseOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<SparseOp> define(String name) {
    return OpDef.of("sparse_tensor." + name, SparseOp.class, SparseOp::new);
  }

  /** The same for an operation that only computes. */
  static OpDefBuilder<SparseOp> pure(String name) {
    return define(name).pure();
  }
}
