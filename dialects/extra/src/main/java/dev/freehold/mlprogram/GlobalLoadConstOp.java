// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import java.util.function.BiConsumer;

/** The value of a global constant: {@code %x = ml_program.global_load_const @x : tensor<4xi32>}. */
public final class GlobalLoadConstOp extends Op implements Pure, SymbolUser, NamesResults {
  public static final OpDef<GlobalLoadConstOp> DEF = OpDef.of("ml_program.global_load_const", GlobalLoadConstOp.class, GlobalLoadConstOp::new)
      .attr("global", AttrSets.SYMBOL_REF)
      .result("result", TypeSet.ANY)
      .assembly("$global `:` type($result) attr-dict")
      .build();

  private GlobalLoadConstOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), GlobalAccessOp.leaf(attr("global", SymbolRefAttr.class)));
  }

  @Override
  public void verifySymbols(Checker check) {
    GlobalOp global = GlobalAccessOp.global(this, check);
    if (global == null) return;
    if (global.isMutable())
      check.error("cannot load as const from mutable global " + dev.freehold.ir.text.Printing.toString(attr("global", Attribute.class)));
    else
      GlobalAccessOp.verifyLoad(this, global, check);
  }
}
