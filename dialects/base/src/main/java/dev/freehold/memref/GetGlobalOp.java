// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** The buffer of a global: {@code memref.get_global @g : memref<2xf32>}. */
public final class GetGlobalOp extends Op implements Pure, SymbolUser {
  public static final OpDef<GetGlobalOp> DEF = OpDef.of("memref.get_global", GetGlobalOp.class, GetGlobalOp::new)
      .attr("name", AttrSets.FLAT_SYMBOL_REF)
      .result("result", MemRefTypes.STATIC)
      .assembly("$name `:` type($result) attr-dict")
      .build();

  private GetGlobalOp(OpState<?> state) {
    super(state);
  }

  public SymbolRefAttr global() {
    return prop("name", SymbolRefAttr.class);
  }

  /** What defines the buffer, looked for in the nearest table of symbols; null where it is not there. */
  public @Nullable GlobalOp definition() {
    Op table = SymbolTables.nearestTable(this);
    if (table == null || table.region().isEmpty()) return null;
    for (Op op : table.region().entryBlock()) {
      if (op instanceof GlobalOp global && global().root().equals(global.symbolName())) return global;
    }
    return null;
  }

  @Override
  public void verifySymbols(Checker check) {
    GlobalOp found = check.symbols().lookupFrom(this, global(), GlobalOp.class);
    if (found == null) {
      check.error("'" + global().root() + "' does not reference a valid global memref");
      return;
    }
    if (found.type().equals(result().type())) return;
    check.error("result type " + Printing.quoted(result().type()) + " does not match type " + Printing.quoted(found.type())
        + " of the global memref @" + global().root());
  }
}
