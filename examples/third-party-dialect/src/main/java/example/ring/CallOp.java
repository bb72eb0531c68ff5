// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.func.CallChecks;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.SymbolUser;

/** Calls a function: {@code %r = ring.call @f on (%a) : (memref<4xi32>) -> memref<4xi32>}. */
public final class CallOp extends Op implements CallLike, SymbolUser {
  public static final OpDef<CallOp> DEF = OpDef.of("ring.call", CallOp.class, CallOp::new)
      .attr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("arguments", TypeSet.ANY)
      .results("results", TypeSet.ANY)
      .assembly("$callee `on` `(` $arguments `)` attr-dict `:` functional-type($arguments, results)")
      .build();

  private CallOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void verifySymbols(Checker check) {
    if (check.symbols().lookupFrom(this, callee()) instanceof FuncOp function) CallChecks.verify(this, function.functionType(), check);
    else check.error("calls '" + callee().root() + "', which is no function");
  }
}
