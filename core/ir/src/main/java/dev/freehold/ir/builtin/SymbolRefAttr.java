// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;

/** The name of a symbol, and the way down from it through nested symbol tables. */
public record SymbolRefAttr(String root, List<String> nested) implements Attribute {
  public SymbolRefAttr {
    nested = List.copyOf(nested);
  }

  public static SymbolRefAttr of(String root) {
    return new SymbolRefAttr(root, List.of());
  }

  public static SymbolRefAttr of(String root, List<String> nested) {
    return new SymbolRefAttr(root, nested);
  }

  /** Whether this is just one name. */
  public boolean isFlat() {
    return nested.isEmpty();
  }

  /** The name of the symbol itself, without the way to it. */
  public String leaf() {
    return nested.isEmpty() ? root : nested.getLast();
  }

  @Override
  public void print(AttrPrinter out) {
    out.symbolName(root);
    for (String name : nested) out.text("::").symbolName(name);
  }
}
