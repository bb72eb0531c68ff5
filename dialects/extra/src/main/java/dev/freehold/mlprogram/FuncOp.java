// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;

/** A function whose body runs in order: {@code ml_program.func @compute(%x: i32) -> i32 { … ml_program.return %x : i32 }}. */
public final class FuncOp extends Op implements FunctionLike {
  public static final OpDef<FuncOp> DEF = OpDef.of("ml_program.func", FuncOp.class, FuncOp::new)
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
