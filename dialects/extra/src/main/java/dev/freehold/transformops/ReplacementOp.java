// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;

/** What replaces an operation. */
public final class ReplacementOp extends Op implements IsolatedFromAbove, NoTerminator, SingleBlock, NamesSegments {
  private ReplacementOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<ReplacementOp> define(String name) {
    return OpDef.of("transform." + name, ReplacementOp.class, ReplacementOp::new);
  }
}
