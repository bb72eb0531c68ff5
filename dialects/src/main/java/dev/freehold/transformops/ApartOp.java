// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesGroups;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SingleBlock;

/** The same, which see nothing of what is around them. */
public final class ApartOp extends Op implements IsolatedFromAbove, SingleBlock, NamesGroups {
  private ApartOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<ApartOp> define(String name) {
    return OpDef.of("transform." + name, ApartOp.class, ApartOp::new);
  }
}
