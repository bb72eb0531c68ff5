// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Frame;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import java.util.List;

/** Integers of which some are static and others are in slots. */
public record MixedSizes(long[] known, int[] slots) {

  public static MixedSizes of(MixedValues values, Emitter out) {
    long[] known = new long[values.size()];
    int[] slots = new int[known.length];
    for (int i = 0; i < known.length; i++) {
      switch (values.entries().get(i)) {
        case IntegerAttr number -> {
          known[i] = number.longValue();
          slots[i] = -1;
        }
        case Value value -> slots[i] = out.slot(value);
        default -> throw new IllegalArgumentException("neither an integer attribute nor a value");
      }
    }
    return new MixedSizes(known, slots);
  }

  /** Integers that are all in slots. */
  public static MixedSizes of(List<? extends Value> values, Emitter out) {
    return new MixedSizes(new long[values.size()], out.slots(values));
  }

  /** The sizes of a shape, the dynamic ones from operands. */
  public static MixedSizes of(Shape shape, List<? extends Value> dynamics, Emitter out) {
    return of(MixedValues.of(shape.toArray(), dynamics), out);
  }

  public int count() {
    return known.length;
  }

  public long get(Frame frame, int i) {
    return slots[i] < 0 ? known[i] : frame.bits[slots[i]];
  }

  public long[] get(Frame frame) {
    long[] numbers = new long[known.length];
    for (int i = 0; i < numbers.length; i++) numbers[i] = get(frame, i);
    return numbers;
  }
}
