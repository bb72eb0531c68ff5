// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import org.jspecify.annotations.Nullable;

/** Values whose range has been observed: {@code !quant.calibrated<f32<-1.0:2.0>>}. */
record CalibratedType(FloatType expressed, double min, double max) implements QuantizedType {

  static CalibratedType parse(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    FloatType expressed = with(p, loc, "expecting float expressed type", () -> QuantParameters.expressed(p));
    CalibratedType type = with(p, loc, "calibrated values must be present", () -> range(expressed, p));
    p.expect(">");
    if (!(type.min < type.max)) {
      throw p.error(p.symbolLoc(), "illegal min and max: (" + QuantParameters.inMessage(type.min) + ":" + QuantParameters.inMessage(type.max) + ")");
    }
    return type;
  }

  private static CalibratedType range(FloatType expressed, AttrParser p) {
    p.expect("<");
    double min = QuantParameters.number(p);
    p.expect(":");
    double max = QuantParameters.number(p);
    p.expect(">");
    return new CalibratedType(expressed, min, max);
  }

  /** The reference reports the fault twice. */
  private static <T> T with(AttrParser p, int loc, String message, java.util.function.Supplier<T> parameter) {
    try {
      return parameter.get();
    } catch (ParseStop stop) {
      throw stop.and(p.error(loc, message));
    }
  }

  @Override
  public @Nullable IntegerType stored() {
    return null;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!quant.calibrated<").type(expressed).text("<" + QuantParameters.text(min) + ":" + QuantParameters.text(max) + ">>");
  }
}
