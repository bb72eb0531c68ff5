// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;

/** A layout with one distance for each dimension; {@link Shape#DYNAMIC} where a number is known at run time only. */
public record StridedLayoutAttr(long offset, List<Long> strides) implements Attribute {
  public StridedLayoutAttr {
    strides = List.copyOf(strides);
  }

  public static StridedLayoutAttr of(long offset, List<Long> strides) {
    return new StridedLayoutAttr(offset, strides);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("strided<[").list(strides, stride -> out.text(number(stride))).text("]");
    if (offset != 0) out.text(", offset: ").text(number(offset));
    out.text(">");
  }

  private static String number(long value) {
    return Shape.isDynamic(value) ? "?" : Long.toString(value);
  }
}
