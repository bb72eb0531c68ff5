// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.func.CallChecks;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.SymbolUser;

/** Calls a function of the program: {@code emitc.call @f(%x) : (i32) -> i32}. */
public final class CallOp extends Op implements CallLike, SymbolUser, CExpression {
  public static final OpDef<CallOp> DEF = OpDef.of("emitc.call", CallOp.class, CallOp::new)
      .attr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("operands", EmitcTypes.ANY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .results("results", EmitcTypes.ANY)
      .assembly("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
      .build();

  private CallOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean hasSideEffects() {
    return false;
  }

  @Override
  public void verifySymbols(Checker check) {
    FuncOp function = FuncOp.named(attr("callee", SymbolRefAttr.class), this, check);
    if (function != null) CallChecks.verify(this, function.functionType(), check);
  }
}
