// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Fault;
import dev.freehold.interp.Kinds;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;

/** Operations whose result an attribute says. */
final class Constants {
  private Constants() {}

  static void lower(Attribute attribute, Value value, Emitter out) {
    int result = out.slot(value);
    switch (attribute) {
      case IntegerAttr number -> scalar(number, result, out);
      case FloatAttr number -> scalar(number, result, out);
      case DenseElementsAttr elements when Kinds.isNumber(elements.type().element()) -> {
        Object[] values = new Object[Math.toIntExact(elements.elementCount())];
        for (int i = 0; i < values.length; i++) values[i] = Kinds.boxed(elements, i);
        out.act(frame -> frame.refs[result] = values);
      }
      default -> out.act(frame -> {
        throw Fault.unsupported("cannot execute a constant of this kind");
      });
    }
  }

  private static void scalar(Attribute attribute, int result, Emitter out) {
    Object value = Kinds.boxed(attribute);
    if (value instanceof Long number) {
      long bits = number;
      out.act(frame -> frame.bits[result] = bits);
    } else {
      out.act(frame -> frame.refs[result] = value);
    }
  }
}
