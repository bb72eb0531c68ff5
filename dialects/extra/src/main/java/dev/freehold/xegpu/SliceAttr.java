// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.text.AttrParser;
import java.util.HashSet;
import java.util.Set;

/** A layout without some of its dimensions: {@code #xegpu.slice<#xegpu.layout<…>, dims = [0]>}. */
record SliceAttr(Attribute layout, DenseArrayAttr dims) implements Attribute {
  private static final String HOLDER = "XeGPU_SliceAttr";
  private static final ParameterSyntax PARENT = ParameterSyntax.attribute("xegpu::DistributeLayoutAttr", XegpuAttrs::isLayout);

  static SliceAttr parse(AttrParser p) {
    int start = p.loc();
    p.expect("<");
    Attribute layout = PARENT.parse(p, HOLDER, "parent", Attribute.class);
    p.expect(",");
    p.expect("dims");
    p.expect("=");
    DenseArrayAttr dims = ParameterSyntax.I64_ARRAY.parse(p, HOLDER, "dims", DenseArrayAttr.class);
    p.expect(">");
    Set<Long> seen = new HashSet<>();
    for (long dim : dims.longs()) {
      if (dim < 0 || dim >= Distribution.rank(layout)) throw p.error(start, "invalid dim (" + dim + ") in slice attribute.");
      if (!seen.add(dim)) throw p.error(start, "repeated dim (" + dim + ") in slice attribute.");
    }
    return new SliceAttr(layout, dims);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#xegpu.slice<").attr(layout).text(", dims = ");
    ParameterSyntax.I64_ARRAY.print(out, dims);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }
}
