// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.tensor;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Segment;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.GenerateOp;
import dev.freehold.tensor.PadOp;
import dev.freehold.tensor.YieldOp;

/** Tensors whose elements a region computes, one after the other. */
final class Generation {
  private Generation() {}

  static void register(Executors to) {
    to.add(GenerateOp.class, Generation::generate);
    to.add(PadOp.class, Generation::pad);
    to.add(YieldOp.class, Generation::yield);
  }

  /** A tensor in the making. Elements that are there already are not computed. */
  private static final class Draft {
    private final long[] sizes;
    private final Object[] elements;
    private int next;

    Draft(long[] sizes, Object[] elements) {
      this.sizes = sizes;
      this.elements = elements;
    }

    /** Moves on to the next element; returns false where there are no more. */
    boolean show(Frame frame, int[] arguments) {
      while (next < elements.length && elements[next] != null) next++;
      if (next == elements.length) return false;
      long[] at = Tensor.positions(sizes, next);
      for (int i = 0; i < arguments.length; i++) frame.set(arguments[i], at[i]);
      return true;
    }

    void put(Object element) {
      elements[next] = element;
    }
  }

  private static void generate(GenerateOp op, Emitter out) {
    TensorType type = (TensorType) op.result().type();
    MixedSizes sizes = MixedSizes.of(type.shape(), op.operands(), out);
    begin(op, frame -> {
      long[] all = sizes.get(frame);
      return new Draft(all, new Object[Tensor.count(all)]);
    }, out);
  }

  private static void pad(PadOp op, Emitter out) {
    int source = out.slot(op.source());
    MixedSizes low = MixedSizes.of(op.low(), out);
    MixedSizes high = MixedSizes.of(op.high(), out);
    begin(op, frame -> {
      long[] inner = Tensor.sizes(frame.refs[source], op.sourceType());
      Object[] known = Tensor.elements(frame, source);
      long[] sizes = inner.clone();
      for (int i = 0; i < sizes.length; i++) sizes[i] += low.get(frame, i) + high.get(frame, i);
      return new Draft(sizes, Tensor.make(sizes, at -> {
        long[] inside = at.clone();
        for (int i = 0; i < inside.length; i++) {
          inside[i] -= low.get(frame, i);
          if (inside[i] < 0 || inside[i] >= inner[i]) return null;
        }
        return known[Tensor.linearIndex(inner, inside)];
      }));
    }, out);
  }

  /** How the elements are before the region has computed any. */
  @FunctionalInterface
  private interface Start {
    Draft of(Frame frame);
  }

  private static void begin(Op op, Start start, Emitter out) {
    int state = out.scratch(op);
    Block first = op.region().entryBlock();
    int[] arguments = out.slots(first.arguments());
    int result = out.slot(op.result());
    Segment body = out.block(first);
    Segment after = out.after();
    out.leave(frame -> {
      Draft draft = start.of(frame);
      frame.refs[state] = draft;
      return draft.show(frame, arguments) ? body : end(op, frame, draft, result, after);
    }, op.operands().toArray(Value[]::new));
  }

  private static void yield(YieldOp op, Emitter out) {
    Op parent = op.enclosingOp();
    int state = out.scratch(parent);
    Block first = parent.region().entryBlock();
    int[] arguments = out.slots(first.arguments());
    int element = out.slot(op.value());
    boolean isLong = Kinds.isLong(op.value().type());
    int result = out.slot(parent.result());
    Segment body = out.block(first);
    Segment after = out.after(parent);
    out.leave(frame -> {
      Draft draft = (Draft) frame.refs[state];
      draft.put(frame.value(element, isLong));
      return draft.show(frame, arguments) ? body : end(parent, frame, draft, result, after);
    });
  }

  private static Segment end(Op op, Frame frame, Draft draft, int result, Segment after) {
    frame.refs[result] = Tensor.of((TensorType) op.result().type(), draft.sizes, draft.elements);
    return after;
  }
}
