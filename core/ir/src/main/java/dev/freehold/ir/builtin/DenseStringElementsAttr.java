// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;

/** All elements of a vector or tensor, as strings that its element type gives a meaning; one for all where they are equal. */
public record DenseStringElementsAttr(ShapedType type, List<String> strings) implements Attribute {
  public DenseStringElementsAttr {
    strings = strings.size() > 1 && strings.stream().distinct().count() == 1 ? List.of(strings.getFirst()) : List.copyOf(strings);
  }

  public boolean isSplat() {
    return strings.size() == 1;
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    if (!isSplat() && out.elides(type.shape().elementCount())) return;
    out.text("dense<");
    printElements(out);
    out.text(">");
  }

  void printElements(AttrPrinter out) {
    if (isSplat()) out.quoted(strings.getFirst());
    else DenseList.print(out, type.shape(), i -> out.quoted(strings.get((int) i)));
  }
}
