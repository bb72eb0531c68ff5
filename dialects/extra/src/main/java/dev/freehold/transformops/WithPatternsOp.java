// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.iface.NoTerminator;

/** Transformations, and patterns by which they find things. */
public final class WithPatternsOp extends Op implements HoldsTransforms, NoTerminator, SymbolTable, NamesSegments {
  private WithPatternsOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<WithPatternsOp> define(String name) {
    return OpDef.of("transform." + name, WithPatternsOp.class, WithPatternsOp::new);
  }
}
