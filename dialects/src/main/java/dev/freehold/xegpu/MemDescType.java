// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/** A matrix in the memory that a workgroup shares; the layout is null where the rows follow one another. */
record MemDescType(Shape shape, Type element, MemLayoutAttr layout) implements ShapedType {

  static MemDescType parse(AttrParser p) {
    p.expect("<");
    Shape shape = p.dimensionList(true, true);
    Type element = p.expectType();
    MemLayoutAttr layout = null;
    if (p.accept(",")) {
      int loc = p.loc();
      Attribute read = p.attribute();
      if (!(read instanceof MemLayoutAttr known)) throw p.error(loc, "invalid kind of attribute specified");
      layout = known;
    }
    p.expect(">");
    return new MemDescType(shape, element, layout);
  }

  @Override
  public MemDescType withElement(Type other) {
    return new MemDescType(shape, other, layout);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!xegpu.mem_desc<").dimensions(shape).type(element);
    if (layout != null) out.text(", ").attr(layout);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }
}
