// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.List;

/** Runs when a module is loaded or unloaded: {@code acc.global_ctor @c { … }}. */
public final class ConstructorOp extends Op implements Symbol, IsolatedFromAbove {
  static final List<OpDef<ConstructorOp>> DEFS = List.of(define("global_ctor"), define("global_dtor"));

  private ConstructorOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<ConstructorOp> define(String name) {
    return OpDef.of("acc." + name, ConstructorOp.class, ConstructorOp::new)
        .attr(NAME, AttrSets.SYMBOL_NAME)
        .region("region", RegionKind.ANY)
        .assembly("$sym_name $region attr-dict-with-keyword")
        .build();
  }
}
