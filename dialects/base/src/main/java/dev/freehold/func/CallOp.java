// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.SymbolUser;
import java.util.Collection;
import java.util.List;

/** Calls a function by name. */
public final class CallOp extends Op implements CallLike, SymbolUser {
  public static final OpDef<CallOp> DEF = OpDef.of("func.call", CallOp.class, CallOp::new)
      .attr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("operands", TypeSet.ANY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("no_inline", AttrSets.UNIT)
      .results("results", TypeSet.ANY)
      .assembly("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
      .build();

  private CallOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CallOp> of(String callee, Collection<? extends Value> arguments, List<Type> results) {
    return DEF.state().prop("callee", SymbolRefAttr.of(callee)).operands(arguments).results(results);
  }

  @Override
  public SymbolRefAttr callee() {
    return attr("callee", SymbolRefAttr.class);
  }

  @Override
  public void verifySymbols(Checker check) {
    if (!(check.symbols().lookupFrom(this, callee()) instanceof FuncOp function)) {
      check.error("'" + callee().root() + "' does not reference a valid function");
      return;
    }
    CallChecks.verify(this, function.functionType(), check);
  }
}
