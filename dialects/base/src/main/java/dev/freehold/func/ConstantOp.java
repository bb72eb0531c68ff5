// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import java.util.List;
import java.util.function.BiConsumer;

/** A function as a value. */
public final class ConstantOp extends Op implements ConstantLike, Pure, NamesResults, SymbolUser {
  public static final OpDef<ConstantOp> DEF = OpDef.of("func.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.FLAT_SYMBOL_REF)
      .result("result", TypeSet.ANY)
      .assembly("attr-dict $value `:` type($result)")
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ConstantOp> of(SymbolRefAttr function, FunctionType type) {
    return DEF.state().prop("value", function).results(type);
  }

  @Override
  public SymbolRefAttr value() {
    return prop("value", SymbolRefAttr.class);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "f");
  }

  @Override
  protected List<Folded> fold(Rewriter rewriter) {
    return List.of(value());
  }

  @Override
  public void verifySymbols(Checker check) {
    if (!(check.symbols().lookupFrom(this, value()) instanceof FuncOp function)) {
      check.error("reference to undefined function '" + value().root() + "'");
    } else if (!function.functionType().equals(result().type())) {
      check.error("reference to function with mismatched type");
    }
  }
}
