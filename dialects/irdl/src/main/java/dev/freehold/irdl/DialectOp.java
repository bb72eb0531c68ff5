// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;

/** Describes a dialect: {@code irdl.dialect @cmath { … }}. */
public final class DialectOp extends Op implements IsolatedFromAbove, NoTerminator, Symbol, SymbolTable {
  public static final OpDef<DialectOp> DEF = OpDef.of("irdl.dialect", DialectOp.class, DialectOp::new)
      .with(DefinitionSyntax::declare)
      .build();

  private DialectOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (!isNamespace(requiredSymbolName())) check.error("invalid dialect name");
    else Names.verify(requiredSymbolName(), "dialect", check);
  }

  private static boolean isNamespace(String name) {
    return name.matches("[a-zA-Z_][a-zA-Z_0-9$]*");
  }
}
