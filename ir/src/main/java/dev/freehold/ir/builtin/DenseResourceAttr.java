// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrPrinter;

/** Elements of a vector or tensor that are in the resource section of the text. */
public record DenseResourceAttr(ShapedType type, Resource resource) implements Attribute {
  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.text("dense_resource<").resource(resource).text(">");
  }
}
