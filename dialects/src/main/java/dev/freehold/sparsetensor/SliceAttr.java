// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/** The part of a dimension that a tensor is a slice of: {@code #sparse_tensor<slice(0, ?, 1)>}. */
public record SliceAttr(long offset, long size, long stride) implements Attribute {

  /** Reads what follows the word {@code slice}. */
  static SliceAttr parse(AttrParser p) {
    p.expect("(");
    int loc = p.loc();
    long offset = number(p);
    p.expect(",");
    long size = number(p);
    p.expect(",");
    long stride = number(p);
    p.expect(")");
    if (!Shape.isDynamic(offset) && offset < 0) throw p.error(loc, "expect non-negative value or ? for slice offset");
    if (!Shape.isDynamic(size) && size <= 0) throw p.error(loc, "expect positive value or ? for slice size");
    if (!Shape.isDynamic(stride) && stride <= 0) throw p.error(loc, "expect positive value or ? for slice stride");
    return new SliceAttr(offset, size, stride);
  }

  private static long number(AttrParser p) {
    return p.accept("?") ? Shape.DYNAMIC : p.expectInteger();
  }

  private static String text(long number) {
    return Shape.isDynamic(number) ? "?" : Long.toString(number);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#sparse_tensor<" + this + ">");
  }

  @Override
  public String toString() {
    return "slice(" + text(offset) + ", " + text(size) + ", " + text(stride) + ")";
  }

  @Override
  public String dialect() {
    return "sparse_tensor";
  }
}
