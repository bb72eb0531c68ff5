// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.NoTerminator;

/** Describes a type: {@code irdl.type @complex { … irdl.parameters(elem: %0) }}. */
public final class TypeOp extends Op implements NoTerminator, Symbol {
  public static final OpDef<TypeOp> DEF = OpDef.of("irdl.type", TypeOp.class, TypeOp::new)
      .with(DefinitionSyntax::declare)
      .traits(Traits.hasParent("irdl.dialect"), Traits.NO_REGION_ARGUMENTS, AtMostOneChild.of("irdl.parameters"))
      .build();

  private TypeOp(OpState<?> state) {
    super(state);
  }

  /** The name without the sigil that it may begin with. */
  public String mnemonic() {
    return requiredSymbolName().startsWith("!") ? requiredSymbolName().substring(1) : requiredSymbolName();
  }

  @Override
  protected void verify(Checker check) {
    Names.verify(mnemonic(), "type", check);
  }
}
