// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/** Numbers from one on to before another: {@code #xegpu.range<[2 : i64, 4 : i64]>}. */
record RangeAttr(Attribute start, Attribute end) implements Attribute {

  static RangeAttr parse(AttrParser p) {
    p.expect("<");
    p.expect("[");
    Attribute start = p.attribute();
    p.expect(",");
    Attribute end = p.attribute();
    p.expect("]");
    p.expect(">");
    return new RangeAttr(start, end);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#xegpu.range<[").attr(start).text(", ").attr(end).text("]>");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }
}
