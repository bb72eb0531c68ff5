// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;

/** A matcher, or a rewrite: {@code pdl_interp.func @matcher(%root: !pdl.operation) { … }}. */
public final class FuncOp extends Op implements FunctionLike {
  public static final OpDef<FuncOp> DEF = OpDef.of("pdl_interp.func", FuncOp.class, FuncOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .region("body", OpDef.RegionKind.NOT_EMPTY)
      .syntax(OpSyntax.of(FunctionSyntax::parse, FunctionSyntax::print))
      .build();

  private FuncOp(OpState<?> state) {
    super(state);
  }
}
