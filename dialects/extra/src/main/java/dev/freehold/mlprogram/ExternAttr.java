// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;

/** A value that is found elsewhere when the program is linked: {@code #ml_program.extern : tensor<4xi32>}. */
public record ExternAttr(Type type) implements Attribute {
  @Override
  public String dialect() {
    return "ml_program";
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "ml_program", "extern");
    if (!(type instanceof NoneType)) out.text(" : ").type(type);
  }
}
