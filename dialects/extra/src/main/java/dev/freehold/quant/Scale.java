// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.text.AttrParser;
import java.math.BigInteger;

/** The scale and the zero point of quantized values: {@code (stored - zero) * factor}. */
record Scale(double factor, long zero) {

  /** Reads {@code 1.5:10}. */
  static Scale parse(FloatType expressed, AttrParser p) {
    double factor = QuantParameters.number(p);
    FloatFormat format = expressed.format();
    double least = format.toDouble(BigInteger.ONE);
    double greatest = format.toDouble(format.largest(false));
    if (!(factor >= least && factor <= greatest)) {
      throw p.error("scale " + QuantParameters.inMessage(factor) + " out of expressed type range [" + QuantParameters.inMessage(least) + ", "
          + QuantParameters.inMessage(greatest) + "]");
    }
    return new Scale(factor, p.accept(":") ? p.expectInteger() : 0);
  }

  @Override
  public String toString() {
    return zero == 0 ? QuantParameters.text(factor) : QuantParameters.text(factor) + ":" + zero;
  }
}
