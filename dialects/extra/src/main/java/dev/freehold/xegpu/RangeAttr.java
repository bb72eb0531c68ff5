// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.AttrParser;

/** A range of integers, the end exclusive: {@code #xegpu.range<[2 : i64, 4 : i64]>}. */
record RangeAttr(IntegerAttr start, IntegerAttr end) implements Attribute {

  static RangeAttr parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    p.expect("[");
    IntegerAttr start = bound(p, "start");
    p.expect(",");
    IntegerAttr end = bound(p, "end");
    p.expect("]");
    p.expect(">");
    if (start.longValue() < end.longValue()) return new RangeAttr(start, end);
    throw p.error(loc, "'end' : " + end.longValue() + " must be greater than 'start' : " + start.longValue());
  }

  private static IntegerAttr bound(AttrParser p, String name) {
    return ParameterSyntax.INTEGER.parse(p, "XeGPU_RangeAttr", name, IntegerAttr.class);
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
