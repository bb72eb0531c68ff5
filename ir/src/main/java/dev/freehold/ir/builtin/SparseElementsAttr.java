// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrPrinter;

/** The elements of a tensor or vector that are not zero: where they are, and what they are. */
public record SparseElementsAttr(ShapedType type, DenseElementsAttr indices, Attribute values) implements Attribute {
  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    if (out.elides(type.shape().elementCount())) return;
    out.text("sparse<");
    if (indices.elementCount() != 0) {
      indices.printElements(out, false);
      out.text(", ");
      printValues(out);
    }
    out.text(">");
  }

  private void printValues(AttrPrinter out) {
    switch (values) {
      case DenseElementsAttr dense -> dense.printElements(out, true);
      case DenseStringElementsAttr strings -> strings.printElements(out);
      default -> throw new IllegalStateException("values of a sparse attribute must be dense: " + values);
    }
  }
}
