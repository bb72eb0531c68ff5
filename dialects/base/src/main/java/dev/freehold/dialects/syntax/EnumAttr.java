// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrPrinter;

/** An enum attribute: {@code #gpu.address_space<global>}. Made by {@link EnumKind#of}. */
public record EnumAttr(EnumKind kind, String keyword) implements DeclaredAttr {

  @Override
  public boolean declares(Class<?> iface) {
    return kind.declares(iface);
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', kind.dialect(), kind.body(this));
  }

  @Override
  public String dialect() {
    return kind.dialect();
  }
}
