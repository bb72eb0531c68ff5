// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefElement;
import dev.freehold.ir.text.AttrParser;

/** A type with a parameter: {@code !toy.box<i32>}. */
public record BoxType(Type content) implements Type, MemRefElement {
  static BoxType parse(AttrParser parser) {
    parser.expect("<");
    Type content = parser.expectType();
    parser.expect(">");
    return new BoxType(content);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!toy.box<").type(content).text(">");
  }

  @Override
  public String dialect() {
    return "toy";
  }
}
