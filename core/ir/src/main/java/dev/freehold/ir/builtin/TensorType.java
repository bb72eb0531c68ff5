// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** A tensor with a shape, and perhaps an encoding (null where there is none). */
public record TensorType(Shape shape, Type element, @Nullable Attribute encoding) implements ShapedType {
  public static TensorType of(Shape shape, Type element, @Nullable Attribute encoding) {
    return Interner.intern(new TensorType(shape, element, encoding));
  }

  public static TensorType of(Shape shape, Type element) {
    return of(shape, element, null);
  }

  @Override
  public TensorType withElement(Type newElement) {
    return of(shape, newElement, encoding);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("tensor<").text(shape.prefix()).type(element);
    if (encoding != null) out.text(", ").attr(encoding);
    out.text(">");
  }

  @Override
  public Holds holds() {
    return Holds.TENSOR;
  }
}
