// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Printing;

/** A variable of the class as a value: {@code emitc.get_field @x : i32}. */
public final class GetFieldOp extends Op implements Pure, SymbolUser {
  public static final OpDef<GetFieldOp> DEF = OpDef.of("emitc.get_field", GetFieldOp.class, GetFieldOp::new)
      .attr("field_name", AttrSets.FLAT_SYMBOL_REF)
      .result("result", EmitcTypes.ANY)
      .assembly("$field_name `:` type($result) attr-dict")
      .build();

  private GetFieldOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (parentOfType(ClassOp.class) == null) check.error(" must be nested within an emitc.class operation");
  }

  @Override
  public void verifySymbols(Checker check) {
    SymbolRefAttr name = attr("field_name", SymbolRefAttr.class);
    if (!(check.symbols().lookupFrom(this, name) instanceof FieldOp field)) {
      check.error("field '" + Printing.toString(name) + "' not found in the class");
    } else if (!field.type().equals(result().type())) {
      check.error("result type " + Printing.quoted(result().type()) + " does not match field '" + Printing.toString(name) + "' type "
          + Printing.quoted(field.type()));
    }
  }
}
