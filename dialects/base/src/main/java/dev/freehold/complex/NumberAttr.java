// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.text.AttrParser;

/** A complex number: {@code #complex.number<:f32 1.0, 2.0> : complex<f32>}. */
public record NumberAttr(FloatAttr real, FloatAttr imaginary) implements Attribute {
  static NumberAttr parse(AttrParser p) {
    p.expect("<");
    p.expect(":");
    Type type = p.expectType();
    FloatAttr real = part(p, type);
    p.expect(",");
    FloatAttr imaginary = part(p, type);
    p.expect(">");
    return new NumberAttr(real, imaginary);
  }

  private static FloatAttr part(AttrParser p, Type type) {
    int loc = p.loc();
    if (type instanceof FloatType && p.attribute(type) instanceof FloatAttr number) return number;
    throw p.error(loc, "expected floating point literal");
  }

  @Override
  public Type type() {
    return ComplexType.of(real.type());
  }

  @Override
  public String dialect() {
    return "complex";
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#complex.number<:").type(real.type()).text(" ").attrWithoutType(real).text(", ").attrWithoutType(imaginary).text("> : ").type(type());
  }
}
