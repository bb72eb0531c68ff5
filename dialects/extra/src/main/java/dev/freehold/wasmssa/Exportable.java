// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.OpParser;

/** A symbol that may be exported. */
interface Exportable extends Symbol {
  String EXPORTED = "exported";

  @Override
  default Visibility visibility() {
    return ((Op) this).hasAttr(EXPORTED) ? Visibility.PUBLIC : Visibility.NESTED;
  }

  /** Parses {@code exported @name}, where the keyword may be absent. */
  static void parseName(OpParser p, OpState<?> state) {
    String keyword = p.acceptKeyword();
    if (keyword != null && !keyword.equals(EXPORTED)) {
      throw p.error(p.nameLoc(), "expecting either `exported` or symbol name. got " + keyword);
    }
    if (keyword != null) state.attr(EXPORTED, UnitAttr.INSTANCE);
    state.attr(NAME, StringAttr.of(p.expectSymbolName()));
  }
}
