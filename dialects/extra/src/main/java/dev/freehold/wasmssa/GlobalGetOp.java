// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.SymbolUser;

/** Reads a global. The initializer of another may use it if it is immutable. */
public final class GlobalGetOp extends Op implements SymbolUser {
  public static final OpDef<GlobalGetOp> DEF = OpDef.of("wasmssa.global_get", GlobalGetOp.class, GlobalGetOp::new)
      .attr("global", AttrSets.FLAT_SYMBOL_REF)
      .result("global_val", Types.VALUE)
      .assembly("$global attr-dict `:` type($global_val)")
      .build();

  private GlobalGetOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void verifySymbols(Checker check) {
    if (parentOfType(GlobalOp.class) == null) return;
    SymbolRefAttr reference = attr("global", SymbolRefAttr.class);
    Op found = check.symbols().lookupFrom(this, reference);
    if (found == null) {
      check.plainError("symbol @" + reference.root() + " is undefined");
    } else if (!(found instanceof GlobalImportOp imported) || imported.isMutable()) {
      check.plainError("global.get op is considered constant if it's referring to a import.global symbol marked non-mutable");
    }
  }
}
