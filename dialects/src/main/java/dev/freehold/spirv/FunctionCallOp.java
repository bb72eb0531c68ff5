// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;

/** {@code spirv.FunctionCall @f(%x) : (i32) -> i32}. */
public final class FunctionCallOp extends Op implements CallLike {
  public static final OpDef<FunctionCallOp> DEF = OpDef.of("spirv.FunctionCall", FunctionCallOp.class, FunctionCallOp::new)
      .attr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("arguments", Sets.ANY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalResult("return_value", Sets.ANY)
      .assembly("$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)")
      .build();

  private FunctionCallOp(OpState<?> state) {
    super(state);
  }

  @Override
  public SymbolRefAttr callee() {
    return (SymbolRefAttr) prop(0);
  }

  @Override
  public OperandRange arguments() {
    return operandGroup(0);
  }
}
