// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrPrinter;
import java.util.List;
import java.util.Objects;

/** An attribute of named parts, null where a part is absent. Its {@link StructKind} reads and writes it. */
public record StructAttr(StructKind kind, List<Attribute> values) implements Attribute {

  /** The part of that name, or null where it is absent. */
  public Attribute part(String name) {
    return values.get(Objects.checkIndex(kind.indexOf(name), values.size()));
  }

  /** Whether no part says anything that its absence would not. */
  public boolean hasDefaultsOnly() {
    return kind.hasDefaultsOnly(this);
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
