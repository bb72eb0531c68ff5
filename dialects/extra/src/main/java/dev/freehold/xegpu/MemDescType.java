// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/** A matrix in the memory that a workgroup shares; the layout is null where the rows follow one another. */
record MemDescType(Shape shape, Type element, @Nullable MemLayoutAttr layout) implements ShapedType {
  private static final ParameterSyntax LAYOUT = ParameterSyntax.attribute("MemLayoutAttr", MemLayoutAttr.class::isInstance);

  static MemDescType parse(AttrParser p) {
    p.expect("<");
    Shape shape = Parameters.read(p, "shape", () -> p.dimensionList(false, true));
    Type element = Parameters.read(p, "elementType", p::expectType);
    MemLayoutAttr layout = p.accept(",") ? (MemLayoutAttr) LAYOUT.parse(p) : null;
    p.expect(">");
    return new MemDescType(shape, element, layout);
  }

  /** The sizes of the blocks in which it lies; its own where it is not in blocks. */
  long[] block() {
    long[] given = layout == null ? null : layout.numbers("block");
    return given == null || given.length == 0 ? shape.toArray() : given;
  }

  /** The strides of elements, by the layout. */
  long[] strides() {
    long[] given = layout == null ? null : layout.numbers("stride");
    if (given != null) return given;
    long[] strides = new long[rank()];
    for (int i = 0; i + 1 < strides.length; i++) strides[i] = size(i + 1);
    if (strides.length > 0) strides[strides.length - 1] = 1;
    return strides;
  }

  @Override
  public MemDescType withElement(Type other) {
    return new MemDescType(shape, other, layout);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!xegpu.mem_desc<").text(shape.prefix()).type(element);
    if (layout != null) out.text(", ").attr(layout);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }

  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
