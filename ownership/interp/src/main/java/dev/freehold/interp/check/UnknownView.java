// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import org.jspecify.annotations.Nullable;

/** Views of which nothing is known but their type. Which elements they have does not matter, only that they are in the buffer: they have the first. */
final class UnknownView {
  private UnknownView() {}

  /** The result of an operation that has no executor; a fault if its type does not say its shape. */
  static Reference resultOf(Op op, Reference source) {
    Reference view = op.result().type() instanceof MemRefType type && type.hasStaticShape() ? of(type, source, op) : null;
    if (view == null) throw Fault.unsupported("cannot execute '" + op.name() + "', a view of " + source.buffer());
    return view;
  }

  /** The first elements of a buffer in the shape and layout of a type; null if the type leaves them open, or they do not fit. */
  static @Nullable Reference of(MemRefType type, Reference source, Op op) {
    Strides layout = Strides.of(type);
    if (layout == null || Shape.isDynamic(layout.offset()) || Kinds.bytes(type.element()) != source.elementBytes()) return null;
    long[] steps = new long[type.rank()];
    long first = layout.offset();
    long last = layout.offset();
    for (int i = 0; i < steps.length; i++) {
      steps[i] = layout.stride(i);
      if (Shape.isDynamic(steps[i])) return null;
      long extent = Math.max(0, type.size(i) - 1) * steps[i];
      first += Math.min(0, extent);
      last += Math.max(0, extent);
    }
    if (first < 0 || (last + 1) * source.elementBytes() > source.buffer().size()) return null;
    return source.with(layout.offset(), type.shape().toArray(), steps, op);
  }
}
