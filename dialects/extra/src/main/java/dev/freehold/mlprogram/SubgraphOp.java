// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpSyntax;

/** A function whose body is a graph, in which the order does not count: {@code ml_program.subgraph @compute(%x: i32) -> i32 { … }}. */
public final class SubgraphOp extends Op implements FunctionLike, GraphRegion, SingleBlock {
  public static final OpDef<SubgraphOp> DEF = OpDef.of("ml_program.subgraph", SubgraphOp.class, SubgraphOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(FunctionSyntax::parse, FunctionSyntax::print))
      .build();

  private SubgraphOp(OpState<?> state) {
    super(state);
  }
}
