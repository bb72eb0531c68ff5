// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Fault;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Kinds;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.PrefetchOp;
import dev.freehold.memref.StoreOp;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes of elements. */
final class Accesses {
  private Accesses() {}

  /** The place that an access means. */
  @FunctionalInterface
  interface Place {
    long of(Frame frame, Reference reference);
  }

  static void register(Executors executors) {
    executors.add(LoadOp.class, Accesses::load);
    executors.add(StoreOp.class, Accesses::store);
    executors.add(PrefetchOp.class, (op, out) -> {});
  }

  static Place place(List<? extends Value> indices, Emitter out) {
    int[] slots = out.slots(indices);
    switch (slots.length) {
      case 0 -> {
        return (frame, reference) -> reference.place();
      }
      case 1 -> {
        int i = slots[0];
        return (frame, reference) -> reference.place(frame.bits[i]);
      }
      case 2 -> {
        int i = slots[0];
        int j = slots[1];
        return (frame, reference) -> reference.place(frame.bits[i], frame.bits[j]);
      }
      default -> {
        return (frame, reference) -> {
          long[] positions = new long[slots.length];
          for (int k = 0; k < positions.length; k++) positions[k] = frame.bits[slots[k]];
          return reference.place(positions);
        };
      }
    }
  }

  private static void load(LoadOp op, Emitter out) {
    Type element = op.result().type();
    Place place = place(op.indices(), out);
    int memref = out.slot(op.memref());
    int result = out.slot(op.result());
    int bytes = Kinds.bytes(element);
    if (!Kinds.isBytes(element)) {
      out.act(frame -> {
        Reference reference = (Reference) frame.refs[memref];
        frame.machine.heap().use(reference.buffer());
        frame.set(result, object(frame, reference.buffer(), find(place, frame, reference), element));
        frame.machine.heap().tellUse(Event.What.READ, reference.buffer(), reference.elementBytes(), op);
      });
      return;
    }
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[memref];
      Buffer buffer = reference.buffer();
      Heap heap = frame.machine.heap();
      heap.use(buffer);
      long at = find(place, frame, reference);
      if (at < 0 || !buffer.isWritten(at, bytes)) {
        frame.set(result, object(frame, buffer, at, element));
        return;
      }
      long raw = buffer.read(at, bytes);
      frame.bits[result] = bytes == 8 ? raw : Kinds.wrap(raw, Kinds.width(element));
      heap.tellUse(Event.What.READ, buffer, bytes, op);
    });
  }

  /** The place of an access; -1 where it is outside of the buffer and the run tolerates that. */
  private static long find(Place place, Frame frame, Reference reference) {
    try {
      return place.of(frame, reference);
    } catch (Fault outside) {
      if (frame.machine.heap().rules().isTolerant()) return -1;
      throw outside;
    }
  }

  /** What stands where no number does. */
  static Object object(Frame frame, Buffer buffer, long at, Type element) {
    Object found = frame.machine.heap().object(buffer, at, element);
    return found != null ? found : frame.machine.environment().unwritten(buffer, at, element);
  }

  /** The value may be anything, poison too: only reading it back matters. */
  private static void store(StoreOp op, Emitter out) {
    Type element = op.value().type();
    Place place = place(op.indices(), out);
    int memref = out.slot(op.memref());
    int value = out.slot(op.value());
    boolean isLong = Kinds.isLong(element);
    int bytes = Kinds.bytes(element);
    long mask = isLong ? Kinds.unsigned(-1, Kinds.width(element)) : 0;
    List<Value> strict = new ArrayList<>(op.indices());
    strict.add(op.memref());
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[memref];
      Buffer buffer = reference.buffer();
      Heap heap = frame.machine.heap();
      heap.use(buffer);
      long at = find(place, frame, reference);
      if (at < 0) return;
      heap.checkWritable(buffer);
      if (isLong && frame.refs[value] == null) buffer.write(at, bytes, frame.bits[value] & mask);
      else Elements.store(buffer, at, element, frame.refs[value]);
      heap.tellUse(Event.What.WRITTEN, buffer, bytes, op);
    }, strict);
  }
}
