// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.bytecode.Encodable;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** An attribute with parameters of every kind that bytecode knows, and an alias: {@code #toy.pair<"name", 7, -3, [1 : i32], unit>}. */
public record PairAttr(String name, long number, long signed, List<Attribute> elements, Attribute more) implements Attribute, Encodable {
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

  static PairAttr decode(DialectBytecodeReader in) {
    boolean isPair = in.flag();
    if (!isPair || in.decimal() != 0.5) throw in.error("not a pair");
    return new PairAttr(in.string(), in.number(), in.signed(), in.list(in::attribute), in.optionalAttribute());
  }

  @Override
  public boolean encode(DialectBytecodeWriter out) {
    out.flag(true).decimal(0.5).string(name).number(number).signed(signed).list(elements, out::attribute).optionalAttribute(more);
    return true;
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
