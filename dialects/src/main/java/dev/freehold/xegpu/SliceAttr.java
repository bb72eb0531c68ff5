// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/** A layout without some of its dimensions: {@code #xegpu.slice<#xegpu.layout<…>, dims = [0]>}. */
record SliceAttr(Attribute layout, DenseArrayAttr dims) implements Attribute {

  static SliceAttr parse(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    Attribute layout = p.attribute();
    if (!XegpuAttrs.isLayout(layout)) throw p.error(loc, "invalid kind of attribute specified");
    p.expect(",");
    p.expect("dims");
    p.expect("=");
    DenseArrayAttr dims = (DenseArrayAttr) PartForm.I64_ARRAY.parse(p);
    p.expect(">");
    return new SliceAttr(layout, dims);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#xegpu.slice<").attr(layout).text(", dims = ");
    PartForm.I64_ARRAY.print(out, dims);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }
}
