// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TupleType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;

/** An array of C: {@code !emitc.array<2x3xf32>}. */
public record ArrayType(Shape shape, Type element) implements ShapedType {
  static final TypeSet SET = TypeSet.of("EmitC array type", ArrayType.class::isInstance);

  static ArrayType parse(AttrParser p) {
    p.expect("<");
    Shape shape = p.dimensionList(false, true);
    int at = p.loc();
    Type element = p.expectType();
    if (!isElement(element)) throw p.error(at, "invalid array element type '" + Printing.quoted(element) + "'");
    p.expect(">");
    if (shape.rank() == 0) throw p.error(p.symbolLoc(), "shape must not be empty");
    return new ArrayType(shape, element);
  }

  private static boolean isElement(Type type) {
    return EmitcTypes.isSupported(type) && !(type instanceof ShapedType || type instanceof TupleType);
  }

  @Override
  public ArrayType withElement(Type other) {
    return new ArrayType(shape, other);
  }

  /** The type of the elements of such an array as an attribute. */
  TensorType elements() {
    return TensorType.of(shape, element);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!emitc.array<").text(shape.prefix()).type(element).text(">");
  }

  @Override
  public String dialect() {
    return "emitc";
  }

  /** An array of C is passed as a pointer to its first element. */
  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
