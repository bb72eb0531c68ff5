// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Aggregate;
import java.util.List;

/** Several types side by side. */
public record TupleType(List<Type> elements) implements Aggregate {
  public TupleType {
    elements = HashedList.of(elements);
  }

  public static TupleType of(List<Type> elements) {
    return Interner.intern(new TupleType(elements));
  }

  @Override
  public List<Type> parts() {
    return elements;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("tuple<").list(elements, out::type).text(">");
  }
}
