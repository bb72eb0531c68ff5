// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** {@code spirv.FunctionCall @f(%x) : (i32) -> i32}. */
public final class FunctionCallOp extends Op implements CallLike, SymbolUser {
  public static final OpDef<FunctionCallOp> DEF = OpDef.of("spirv.FunctionCall", FunctionCallOp.class, FunctionCallOp::new)
      .attr("callee", AttrSets.FLAT_SYMBOL_REF)
      .operands("arguments", Sets.ANY)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalResult("return_value", Sets.ANY)
      .traits(SpirvVerifier.IN_FUNCTION)
      .assembly("$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)")
      .build();

  private FunctionCallOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void verifySymbols(Checker check) {
    SymbolRefAttr name = attr("callee", SymbolRefAttr.class);
    if (check.symbols().lookupFrom(this, name) instanceof FuncOp callee) {
      String fault = fault(callee.functionType());
      if (fault != null) check.error(fault);
    } else {
      check.error("callee function '" + name.root() + "' not found in nearest symbol table");
    }
  }

  private @Nullable String fault(FunctionType type) {
    if (type.inputs().size() != operandCount()) {
      return "has incorrect number of operands for callee: expected " + type.inputs().size() + ", but provided " + operandCount();
    }
    for (int i = 0; i < operandCount(); i++) {
      if (operand(i).type().equals(type.inputs().get(i))) continue;
      return "operand type mismatch: expected operand type " + Printing.quoted(type.inputs().get(i)) + ", but provided "
          + Printing.quoted(operand(i).type()) + " for operand number " + i;
    }
    if (type.results().size() != resultCount()) {
      return "has incorrect number of results has for callee: expected " + type.results().size() + ", but provided " + resultCount();
    }
    if (resultCount() == 0 || result().type().equals(type.results().getFirst())) return null;
    return "result type mismatch: expected " + Printing.quoted(type.results().getFirst()) + ", but provided " + Printing.quoted(result().type());
  }
}
