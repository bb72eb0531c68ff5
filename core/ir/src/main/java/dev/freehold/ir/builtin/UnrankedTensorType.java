// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;

/** A tensor of which only the elements are known. */
public record UnrankedTensorType(Type element) implements ShapedType {
  public static UnrankedTensorType of(Type element) {
    return Interner.intern(new UnrankedTensorType(element));
  }

  @Override
  public Shape shape() {
    throw new IllegalStateException(this + " has no rank");
  }

  @Override
  public boolean hasRank() {
    return false;
  }

  @Override
  public UnrankedTensorType withElement(Type newElement) {
    return of(newElement);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("tensor<*x").type(element).text(">");
  }

  @Override
  public Holds holds() {
    return Holds.TENSOR;
  }
}
