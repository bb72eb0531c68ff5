// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;

/** A class of C++ with its fields and functions: {@code emitc.class final @C { … }}. */
public final class ClassOp extends Op
    implements AutomaticAllocationScope, IsolatedFromAbove, SymbolTable, Symbol, GraphRegion, NoTerminator, SingleBlock {
  public static final OpDef<ClassOp> DEF = OpDef.of("emitc.class", ClassOp.class, ClassOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .optionalAttr("final_specifier", AttrSets.UNIT)
      .region("body", RegionKind.ANY)
      .assembly("(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body")
      .build();

  private ClassOp(OpState<?> state) {
    super(state);
  }
}
