// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import java.util.List;

/**
 * A vector.
 *
 * @param scalable for each dimension whether its size is a multiple, unknown until run time, of what {@code shape} says
 */
public record VectorType(Shape shape, Type element, List<Boolean> scalable) implements ShapedType {
  public VectorType {
    scalable = List.copyOf(scalable);
  }

  public static VectorType of(Shape shape, Type element, List<Boolean> scalable) {
    return Interner.intern(new VectorType(shape, element, scalable));
  }

  public static VectorType of(Shape shape, Type element) {
    return of(shape, element, java.util.Collections.nCopies(shape.rank(), false));
  }

  public boolean isScalable() {
    return scalable.contains(true);
  }

  @Override
  public VectorType withElement(Type newElement) {
    return of(shape, newElement, scalable);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("vector<");
    for (int i = 0; i < shape.rank(); i++) {
      String size = Long.toString(shape.size(i));
      out.text(scalable.get(i) ? "[" + size + "]x" : size + "x");
    }
    out.type(element).text(">");
  }

  @Override
  public Holds holds() {
    return element.holds();
  }
}
