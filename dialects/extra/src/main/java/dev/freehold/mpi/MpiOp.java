// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mpi;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;

/** An operation that communicates, or waits until others have done so. */
public final class MpiOp extends Op implements NamesSegments {
  private MpiOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<MpiOp> define(String name) {
    return OpDef.of("mpi." + name, MpiOp.class, MpiOp::new);
  }
}
