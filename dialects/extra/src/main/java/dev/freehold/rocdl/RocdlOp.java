// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;

/** An instruction that may do anything to memory. */
public final class RocdlOp extends Op {
  private RocdlOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<RocdlOp> define(String name) {
    return OpDef.of("rocdl." + name, RocdlOp.class, RocdlOp::new);
  }

  /** The same for an operation that only computes. */
  static OpDefBuilder<RocdlOp> pure(String name) {
    return define(name).pure();
  }
}
