// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SparseElementsAttr;
import org.jspecify.annotations.Nullable;

/** Operations whose result is an attribute. */
final class Constants {
  private Constants() {}

  static void lower(Attribute attribute, Value value, Emitter out) {
    int result = out.slot(value);
    switch (attribute) {
      case IntegerAttr number -> scalar(number, result, out);
      case FloatAttr number -> scalar(number, result, out);
      default -> {
        DenseElementsAttr elements = dense(attribute);
        if (elements != null && Kinds.isNumber(elements.type().element())) elements(elements, result, out);
        else if (attribute instanceof DenseResourceAttr) out.leaveToEnvironment();
        else throw Fault.unsupported("cannot execute a constant of this kind");
      }
    }
  }

  /** The elements of an attribute; null where it has none. */
  private static @Nullable DenseElementsAttr dense(Attribute attribute) {
    return switch (attribute) {
      case DenseElementsAttr elements -> elements;
      case DenseResourceAttr resource -> resource.elements();
      case SparseElementsAttr sparse -> sparse.dense();
      default -> null;
    };
  }

  private static void elements(DenseElementsAttr elements, int result, Emitter out) {
    Object[][] known = new Object[1][];
    out.act(frame -> {
      // An unreachable constant may be too large.
      if (known[0] == null) known[0] = values(elements);
      frame.refs[result] = known[0];
    });
  }

  private static Object[] values(DenseElementsAttr elements) {
    Object[] values = new Object[Tensor.count(elements.type().shape().toArray())];
    for (int i = 0; i < values.length; i++) values[i] = Kinds.boxed(elements, i);
    return values;
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
