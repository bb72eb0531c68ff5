// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.NoTerminator;

/** Describes an attribute: {@code irdl.attribute @kind { … irdl.parameters(name: %0) }}. */
public final class AttributeOp extends Op implements NoTerminator, Symbol {
  public static final OpDef<AttributeOp> DEF = OpDef.of("irdl.attribute", AttributeOp.class, AttributeOp::new)
      .with(DefinitionSyntax::declare)
      .traits(Traits.hasParent("irdl.dialect"), Traits.NO_REGION_ARGUMENTS, AtMostOneChild.of("irdl.parameters"))
      .build();

  private AttributeOp(OpState<?> state) {
    super(state);
  }

  /** The name without the sigil that it may begin with. */
  public String mnemonic() {
    return requiredSymbolName().startsWith("#") ? requiredSymbolName().substring(1) : requiredSymbolName();
  }

  @Override
  protected void verify(Checker check) {
    Names.verify(mnemonic(), "attribute", check);
  }
}
