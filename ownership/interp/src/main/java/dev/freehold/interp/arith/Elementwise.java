// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Environment;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Poison;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.Unknown;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;

/** Operations that compute their results from scalars, or element by element where the operands are vectors or tensors. */
public final class Elementwise {
  private Elementwise() {}

  /** Computes one scalar as {@link Kinds} holds them; may return {@link Poison}, and throw a {@link Fault}. */
  @FunctionalInterface
  public interface Function {
    Object apply(Object[] operands);
  }

  /** The type of a scalar, or of the elements. */
  public static Type scalar(Value value) {
    return TypeSets.elementOrSelf(value.type());
  }

  public static void lower(Op op, Emitter out, Function function) {
    lower(op, op.result(), out, function);
  }

  /** Appends the computation of one of the results. */
  public static void lower(Op op, Value result, Emitter out, Function function) {
    int[] operands = out.slots(op.operands());
    int target = out.slot(result);
    boolean[] isLong = new boolean[operands.length];
    for (int i = 0; i < isLong.length; i++) isLong[i] = Kinds.isLong(op.operand(i).type());
    if (result.type() instanceof ShapedType shaped) {
      out.act(frame -> frame.set(target,
          each(values(frame, operands, isLong), elements -> element(frame.machine.environment(), op, shaped.element(), elements, function))));
    } else {
      out.act(frame -> frame.set(target, function.apply(values(frame, operands, isLong))));
    }
  }

  /** Computes one element. As of scalars, what comes of unknown elements is computed from their samples, and unknown too. */
  private static Object element(Environment environment, Op op, Type type, Object[] operands, Function function) {
    boolean isUnknown = false;
    Object[] samples = operands.clone();
    for (int i = 0; i < operands.length; i++) {
      if (!(operands[i] instanceof Unknown unknown)) continue;
      Object sample = unknown.isBoolean() ? null : unknown.sample();
      isUnknown |= sample != null;
      samples[i] = sample != null ? sample : unknown.resolve();
    }
    Object computed = function.apply(samples);
    return isUnknown && computed != Poison.INSTANCE ? environment.derived(op, operands, computed, type) : computed;
  }

  private static Object[] values(Frame frame, int[] slots, boolean[] isLong) {
    Object[] values = new Object[slots.length];
    for (int i = 0; i < values.length; i++) values[i] = SharedTensor.read(frame.value(slots[i], isLong[i]), frame.machine.heap());
    return values;
  }

  /** Vectors and tensors are arrays of their elements; an operand that is a scalar goes with each of them. */
  private static Object each(Object[] operands, Function function) {
    int count = 0;
    long[] sizes = null;
    for (int i = 0; i < operands.length; i++) {
      if (operands[i] instanceof Tensor tensor) {
        sizes = tensor.sizes();
        operands[i] = tensor.elements();
      }
      if (!(operands[i] instanceof Object[] elements)) continue;
      if (count > 0 && count != elements.length)
        throw Fault.undefined("operands have different numbers of elements: " + count + " and " + elements.length);
      count = elements.length;
    }
    Object[] results = new Object[count];
    Object[] one = new Object[operands.length];
    for (int i = 0; i < count; i++) {
      boolean poisoned = false;
      for (int k = 0; k < one.length; k++) {
        one[k] = operands[k] instanceof Object[] elements ? elements[i] : operands[k];
        poisoned |= one[k] == Poison.INSTANCE;
      }
      results[i] = poisoned ? Poison.INSTANCE : function.apply(one);
    }
    return sizes == null ? results : new Tensor(sizes, results);
  }
}
