// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.affine;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Frame;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import java.util.List;

/** A map and the slots of what it is applied to. */
public record Applied(AffineFunction function, int[] slots) {
  public static Applied of(AffineMap map, List<? extends Value> operands, Emitter out) {
    return new Applied(AffineFunction.of(map), out.slots(operands));
  }

  public long[] results(Frame frame) {
    long[] results = new long[function.count()];
    long[] inputs = inputs(frame);
    for (int i = 0; i < results.length; i++) results[i] = result(frame, i, inputs);
    return results;
  }

  long least(Frame frame) {
    return least(frame, 0, function.count());
  }

  long greatest(Frame frame) {
    return greatest(frame, 0, function.count());
  }

  /** The least of some of the results. */
  long least(Frame frame, int from, int to) {
    long[] inputs = inputs(frame);
    long least = result(frame, from, inputs);
    for (int i = from + 1; i < to; i++) least = Math.min(least, result(frame, i, inputs));
    return least;
  }

  long greatest(Frame frame, int from, int to) {
    long[] inputs = inputs(frame);
    long greatest = result(frame, from, inputs);
    for (int i = from + 1; i < to; i++) greatest = Math.max(greatest, result(frame, i, inputs));
    return greatest;
  }

  private long result(Frame frame, int number, long[] inputs) {
    return function.apply(number, inputs, frame.machine.heap().rules().affineIsExact());
  }

  private long[] inputs(Frame frame) {
    long[] inputs = new long[slots.length];
    for (int i = 0; i < inputs.length; i++) inputs[i] = frame.bits[slots[i]];
    return inputs;
  }
}
