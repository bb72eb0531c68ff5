// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.text.AttrParser;

/** Parsing of the parameters of the types of the dialect. */
final class QuantParameters {
  private QuantParameters() {}

  static FloatType expressed(AttrParser p) {
    int loc = p.loc();
    if (p.expectType() instanceof FloatType type) return type;
    throw p.error(loc, "invalid kind of type specified");
  }

  /** A 64-bit float. */
  static double number(AttrParser p) {
    int loc = p.loc();
    boolean any = p.isFloat() || p.isInteger() || p.isNext("-");
    if (!any || !(p.attribute(FloatType.F64) instanceof FloatAttr number)) throw p.error(loc, "expected floating point literal");
    return FloatFormat.F64.toDouble(number.bits());
  }

  static String text(double number) {
    return FloatFormat.F64.print(FloatFormat.F64.fromDouble(number));
  }

  /** Like {@code %e} in C, as messages write floats. */
  static String inMessage(double number) {
    return Double.isInfinite(number) ? "inf" : String.format(java.util.Locale.ROOT, "%e", number);
  }
}
