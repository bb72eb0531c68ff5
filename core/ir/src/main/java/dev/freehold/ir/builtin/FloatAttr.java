// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.math.BigInteger;

/** A constant of a float type, as the bits of its encoding. */
public record FloatAttr(FloatType type, BigInteger bits) implements Attribute {
  public static FloatAttr of(FloatType type, BigInteger bits) {
    return new FloatAttr(type, bits);
  }

  public static FloatAttr of(FloatType type, double value) {
    return new FloatAttr(type, type.format().fromDouble(value));
  }

  public double doubleValue() {
    return type.format().toDouble(bits);
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.text(type.format().print(bits));
  }
}
