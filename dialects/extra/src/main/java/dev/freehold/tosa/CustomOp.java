// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;

/** An operation that only some implementation knows, by its name. */
public final class CustomOp extends Op {
  public static final OpDef<CustomOp> DEF = OpDef.of("tosa.custom", CustomOp.class, CustomOp::new)
      .attr("operator_name", AttrSets.STRING)
      .attr("domain_name", AttrSets.STRING)
      .attr("implementation_attrs", AttrSets.STRING)
      .operands("input_list", TosaTypes.TENSOR)
      .results("output_list", TosaTypes.TENSOR)
      .assembly("operands attr-dict `:` functional-type(operands, results)")
      .build();

  private CustomOp(OpState<?> state) {
    super(state);
  }
}
