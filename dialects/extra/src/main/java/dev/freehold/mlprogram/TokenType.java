// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;

/** Orders operations that have effects where the order of the text does not count. */
public record TokenType() implements Type {
  public static final TokenType INSTANCE = new TokenType();
  static final TypeSet SET = TypeSet.only("Token for establishing execution ordering in a graph", INSTANCE);

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', "ml_program", "token");
  }

  @Override
  public String dialect() {
    return "ml_program";
  }
}
