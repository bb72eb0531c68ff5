// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.text.OpSyntax;

/** Computes the shapes of the results of operations: {@code shape.func @same(%x: !shape.value_shape) -> !shape.shape { … }}. */
public final class FuncOp extends Op implements FunctionLike, AffineScope, AutomaticAllocationScope, IsolatedFromAbove, DefaultDialect {
  public static final OpDef<FuncOp> DEF = OpDef.of("shape.func", FuncOp.class, FuncOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(FunctionSyntax::parse, FunctionSyntax::print))
      .build();

  private FuncOp(OpState<?> state) {
    super(state);
  }
}
