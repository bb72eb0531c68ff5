// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Frame;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.Unknown;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** The elements of a vector between memory, where they may be unknown, and a value, where they are concrete or the whole vector is unknown. */
public final class Lanes {
  private final List<Object> unknowns = new ArrayList<>();

  /** Returns the value of an element that is read, or its sample. */
  public Object known(Object element) {
    if (!(element instanceof Unknown unknown) || unknown.sample() == null) return Tensor.concrete(element);
    unknowns.add(unknown);
    return unknown.sample();
  }

  /** Returns the vector of the elements that {@link #known} has returned. */
  public Object vector(Object[] elements, Frame frame, Op op) {
    return unknowns.isEmpty() ? elements : frame.machine.environment().derived(op, unknowns.toArray(), elements, op.result().type());
  }

  /** The elements of a vector that is written, which need not be concrete. */
  public static Object[] of(Frame frame, Object vector, ShapedType type, Op op) {
    Object[] elements = vector instanceof Unknown unknown && unknown.sample() != null ? ((Object[]) unknown.sample()).clone()
        : vector instanceof Object[] known ? known : new Object[Tensor.count(type.shape().toArray())];
    for (int i = 0; i < elements.length && elements != vector; i++) {
      elements[i] =
          elements[i] == null ? Poison.INSTANCE : frame.machine.environment().derived(op, new Object[] {vector}, elements[i], type.element());
    }
    return elements;
  }

  /** Reads a vector that is one element of a buffer. */
  static Object read(Frame frame, Buffer buffer, long at, VectorType type, Op op) {
    Lanes lanes = new Lanes();
    Object[] elements = new Object[Tensor.count(type.shape().toArray())];
    int bytes = Kinds.bytes(type.element());
    for (int i = 0; i < elements.length; i++) {
      long place = at < 0 ? at : at + (long) i * bytes;
      Object written = at < 0 ? null : Elements.load(buffer, place, type.element());
      elements[i] = lanes.known(written != null ? written : Accesses.object(frame, buffer, place, type.element()));
    }
    return lanes.vector(elements, frame, op);
  }
}
