// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** An attribute with parameters of several kinds, and an alias: {@code #toy.pair<"name", 7, -3, [1 : i32], unit>}. */
public record PairAttr(String name, long number, long signed, List<Attribute> elements, Attribute more) implements Attribute {
  static PairAttr parse(AttrParser parser) {
    parser.expect("<");
    String name = parser.expectString();
    parser.expect(",");
    long number = parser.expectInteger();
    parser.expect(",");
    long signed = parser.expectInteger();
    parser.expect(",");
    List<Attribute> elements = parser.commaList(Delimiter.SQUARE, parser::attribute);
    Attribute more = parser.accept(",") ? parser.attribute() : null;
    parser.expect(">");
    return new PairAttr(name, number, signed, elements, more);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#toy.pair<").quoted(name).text(", " + number + ", " + signed + ", [").list(elements, out::attr).text("]");
    if (more != null) out.text(", ").attr(more);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "toy";
  }
}
