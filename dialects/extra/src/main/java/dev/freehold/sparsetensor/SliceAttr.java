// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.text.AttrParser;
import java.math.BigInteger;

/** The slice of a dimension that a tensor is: {@code #sparse_tensor<slice(0, ?, 1)>}. */
public record SliceAttr(long offset, long size, long stride) implements Attribute {

  /** Parses what follows the keyword {@code slice}. */
  static SliceAttr parse(AttrParser p) {
    int loc = p.loc() - "slice".length();
    p.expect("(");
    long offset = number(p);
    p.expect(",");
    long size = number(p);
    p.expect(",");
    long stride = number(p);
    p.expect(")");
    if (size == 0) throw p.error(loc, "expect positive value or ? for slice size");
    if (stride == 0) throw p.error(loc, "expect positive value or ? for slice stride");
    return new SliceAttr(offset, size, stride);
  }

  private static long number(AttrParser p) {
    int loc = p.loc();
    BigInteger value = p.acceptInteger();
    if (value != null && value.bitLength() > 63) throw p.error(loc, "integer value too large");
    if (value == null) {
      p.expect("?");
      return Shape.DYNAMIC;
    }
    if (value.signum() < 0) throw p.error("expect positive value or ? for slice offset/size/stride");
    return value.longValue();
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
