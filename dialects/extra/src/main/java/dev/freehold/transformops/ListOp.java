// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;

/** A list of patterns, or of other descriptions. */
public final class ListOp extends Op implements GraphRegion, NoTerminator, SingleBlock, NamesSegments {
  private ListOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<ListOp> define(String name) {
    return OpDef.of("transform." + name, ListOp.class, ListOp::new);
  }
}
