// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ub;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import org.jspecify.annotations.Nullable;

/** The {@code ub} dialect. */
public final class UbDialect implements Dialect, InlinableDialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "ub";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(PoisonOp.DEF, UnreachableOp.DEF);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("poison") ? PoisonAttr.INSTANCE : null;
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return value instanceof PoisonAttr ? PoisonOp.of(value, type) : null;
  }
}
