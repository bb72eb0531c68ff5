// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** A global variable as a value: {@code emitc.get_global @g : !emitc.lvalue<i32>}. */
public final class GetGlobalOp extends Op implements Pure, SymbolUser {
  public static final OpDef<GetGlobalOp> DEF = OpDef.of("emitc.get_global", GetGlobalOp.class, GetGlobalOp::new)
      .attr("name", AttrSets.FLAT_SYMBOL_REF)
      .result("result", EmitcTypes.MEMORY)
      .assembly("$name `:` qualified(type($result)) attr-dict")
      .build();

  private GetGlobalOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void verifySymbols(Checker check) {
    SymbolRefAttr name = attr("name", SymbolRefAttr.class);
    if (check.symbols().lookupFrom(this, name) instanceof GlobalOp global) {
      String fault = fault(global.type(), "the global @" + name.root());
      if (fault != null) check.error(fault);
    } else {
      check.error("'" + name.root() + "' does not reference a valid emitc.global");
    }
  }

  private @Nullable String fault(Type global, String which) {
    Type type = result().type();
    if (global instanceof ArrayType) {
      return global.equals(type) ? null
          : "on array type expects result type " + Printing.quoted(type) + " to match type " + Printing.quoted(global) + " of " + which;
    }
    if (!(type instanceof LValueType(Type held))) return "on non-array type expects result type to be an lvalue type for " + which;
    return held.equals(global) ? null
        : "on non-array type expects result inner type " + Printing.quoted(held) + " to match type " + Printing.quoted(global) + " of " + which;
  }
}
