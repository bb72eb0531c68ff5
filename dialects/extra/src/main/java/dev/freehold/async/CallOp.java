// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.func.CallChecks;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.SymbolUser;

/** Calls a {@link FuncOp} by name. */
public final class CallOp extends Op implements CallLike, SymbolUser {
  public static final OpDef<CallOp> DEF = OpDef.of("async.call", CallOp.class, CallOp::new)
      .attr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("operands", TypeSet.ANY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .results("results", AsyncTypes.VALUE_OR_TOKEN)
      .assembly("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
      .build();

  private CallOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void verifySymbols(Checker check) {
    SymbolRefAttr name = attr("callee", SymbolRefAttr.class);
    FuncOp function = check.symbols().lookupFrom(this, name, FuncOp.class);
    if (function == null) check.error("'" + name.root() + "' does not reference a valid async function");
    else CallChecks.verify(this, function.functionType(), check);
  }
}
