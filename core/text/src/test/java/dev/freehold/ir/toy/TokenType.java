// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;

/** A type without parameters, which bytecode holds as text: {@code !toy.token}. */
public record TokenType() implements Type {
  @Override
  public void print(AttrPrinter out) {
    out.text("!toy.token");
  }

  @Override
  public String dialect() {
    return "toy";
  }
}
