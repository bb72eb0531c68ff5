// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;

/** A variable of a class: {@code emitc.field @x : i32 = 5}. */
public final class FieldOp extends Op implements Symbol {
  public static final OpDef<FieldOp> DEF = OpDef.of("emitc.field", FieldOp.class, FieldOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("type", AttrSets.TYPE)
      .optionalAttr("initial_value", OpaqueAttr.OR_TYPED)
      .directive("TypeAndInitialValue", InitialValues.directive())
      .assembly("$sym_name `:` custom<TypeAndInitialValue>($type, $initial_value) attr-dict")
      .build();

  private FieldOp(OpState<?> state) {
    super(state);
  }

  Type type() {
    return attr("type", TypeAttr.class).value();
  }

  @Override
  protected void verify(Checker check) {
    if (!EmitcTypes.isSupported(type())) check.error("expected valid emitc type");
    else if (!(parentOp() instanceof ClassOp)) check.error("field must be nested within an emitc.class operation");
    else if (attr(NAME, StringAttr.class).value().isEmpty()) check.error("field must have a non-empty symbol name");
  }
}
