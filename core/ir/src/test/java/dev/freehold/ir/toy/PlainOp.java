// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;

/** An operation of which nothing is known but its definition, which a test makes for itself. */
public final class PlainOp extends Op {
  private PlainOp(OpState<?> state) {
    super(state);
  }

  public static OpDefBuilder<PlainOp> define(String name) {
    return OpDef.of(name, PlainOp.class, PlainOp::new);
  }
}
