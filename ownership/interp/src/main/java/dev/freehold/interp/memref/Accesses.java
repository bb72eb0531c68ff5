// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Unknown;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.PrefetchOp;
import dev.freehold.memref.StoreOp;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes of elements. */
public final class Accesses {
  private Accesses() {}

  /** The byte offset in its buffer of the element that an operation accesses. */
  @FunctionalInterface
  public interface Address {
    long of(Frame frame, Reference reference);
  }

  static void register(Executors executors) {
    executors.add(LoadOp.class, (op, out) -> load(op, op.memref(), address(op.indices(), out), op.operands(), out));
    executors.add(StoreOp.class, (op, out) -> store(op, op.value(), op.memref(), address(op.indices(), out), op.indices(), out));
    executors.add(PrefetchOp.class, (op, out) -> {});
  }

  static Address address(List<? extends Value> indices, Emitter out) {
    int[] slots = out.slots(indices);
    switch (slots.length) {
      case 0 -> {
        return (frame, reference) -> reference.byteOffset();
      }
      case 1 -> {
        int i = slots[0];
        return (frame, reference) -> reference.byteOffset(frame.bits[i]);
      }
      case 2 -> {
        int i = slots[0];
        int j = slots[1];
        return (frame, reference) -> reference.byteOffset(frame.bits[i], frame.bits[j]);
      }
      default -> {
        return (frame, reference) -> {
          long[] positions = new long[slots.length];
          for (int k = 0; k < positions.length; k++) positions[k] = frame.bits[slots[k]];
          return reference.byteOffset(positions);
        };
      }
    }
  }

  /** Emits a read of the element at an address into the result; {@code needed} are the operands, which must be concrete. */
  public static void load(Op op, Value from, Address address, List<? extends Value> needed, Emitter out) {
    Type element = op.result().type();
    int memref = out.slot(from);
    int result = out.slot(op.result());
    int bytes = Kinds.bytes(element);
    if (!Kinds.isBytes(element)) {
      out.act(frame -> {
        Reference reference = (Reference) frame.refs[memref];
        frame.machine.heap().use(reference.buffer());
        frame.set(result, known(frame, reference.buffer(), find(address, frame, reference), element, op));
        frame.machine.heap().tellUse(Event.What.READ, reference.buffer(), reference.elementBytes(), op);
      }, needed);
      return;
    }
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[memref];
      Buffer buffer = reference.buffer();
      Heap heap = frame.machine.heap();
      heap.use(buffer);
      long at = find(address, frame, reference);
      if (at < 0 || !buffer.isWritten(at, bytes)) {
        frame.set(result, object(frame, buffer, at, element));
        return;
      }
      long raw = buffer.read(at, bytes);
      frame.bits[result] = bytes == 8 ? raw : Kinds.wrap(raw, Kinds.width(element));
      heap.tellUse(Event.What.READ, buffer, bytes, op);
    }, needed);
  }

  /** The byte offset of an access; -1 where it is out of bounds and the run tolerates that. */
  private static long find(Address address, Frame frame, Reference reference) {
    try {
      return address.of(frame, reference);
    } catch (Fault fault) {
      if (fault.kind() == Fault.Kind.OUT_OF_BOUNDS && frame.machine.heap().rules().isTolerant()) return -1;
      throw fault;
    }
  }

  /** What the buffer holds where there is no integer or float. */
  static Object object(Frame frame, Buffer buffer, long at, Type element) {
    if (at < 0) return frame.machine.environment().unwritten(frame.machine.heap(), buffer, at, element);
    Object found = frame.machine.heap().object(buffer, at, element);
    return found != null ? found : frame.machine.environment().unwritten(frame.machine.heap(), buffer, at, element);
  }

  /** Reads the element at some positions, for an operation that reads many; may be poison, or unknown. */
  public static Object read(Frame frame, Reference reference, long[] positions, Type element, Op op) {
    Buffer buffer = reference.buffer();
    Heap heap = frame.machine.heap();
    heap.use(buffer);
    long at = find((f, r) -> r.byteOffset(positions), frame, reference);
    Object known = at < 0 || Kinds.hasLanes(element) ? null : Elements.load(buffer, at, element);
    heap.tellUse(Event.What.READ, buffer, reference.elementBytes(), op);
    return known != null ? known : known(frame, buffer, at, element, op);
  }

  private static Object known(Frame frame, Buffer buffer, long at, Type element, Op op) {
    return element instanceof VectorType vector && Kinds.hasLanes(vector) ? Lanes.read(frame, buffer, at, vector, op)
        : object(frame, buffer, at, element);
  }

  /** What is stored for a value: for a vector its elements, which may be unknown one by one. */
  private static Object stored(Frame frame, Object value, Type element, Op op) {
    Object passed = frame.machine.passed(value, element);
    return element instanceof VectorType vector && Kinds.hasLanes(vector) ? Lanes.of(frame, passed, vector, op) : passed;
  }

  /** Writes the element at some positions, for an operation that writes many. */
  public static void write(Frame frame, Reference reference, long[] positions, Type element, Object value, Op op) {
    Buffer buffer = reference.buffer();
    Heap heap = frame.machine.heap();
    heap.use(buffer);
    long at = find((f, r) -> r.byteOffset(positions), frame, reference);
    if (at < 0) return;
    heap.checkWritable(buffer);
    Elements.store(buffer, at, element, stored(frame, value, element, op));
    heap.tellUse(Event.What.WRITTEN, buffer, reference.elementBytes(), op);
  }

  /**
   * Emits a write of a value to the element at an address; {@code needed} are the operands for that. The value may be anything, poison
   * too: only reading it back matters.
   */
  public static void store(Op op, Value stored, Value to, Address address, List<? extends Value> needed, Emitter out) {
    Type element = stored.type();
    int memref = out.slot(to);
    int value = out.slot(stored);
    boolean isLong = Kinds.isLong(element);
    int bytes = Kinds.bytes(element);
    long mask = isLong ? Kinds.unsigned(-1, Kinds.width(element)) : 0;
    List<Value> strict = new ArrayList<>(needed);
    strict.add(to);
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[memref];
      Buffer buffer = reference.buffer();
      Heap heap = frame.machine.heap();
      heap.use(buffer);
      long at = find(address, frame, reference);
      if (at < 0) return;
      heap.checkWritable(buffer);
      // Lists of who owns what are read again by loops.
      if (frame.refs[value] instanceof Unknown unknown && unknown.isBoolean()) frame.machine.settle(frame, value, op);
      if (isLong && frame.refs[value] == null && !frame.machine.isBlurred()) buffer.write(at, bytes, frame.bits[value] & mask);
      else Elements.store(buffer, at, element, stored(frame, frame.value(value, isLong), element, op));
      heap.tellUse(Event.What.WRITTEN, buffer, bytes, op);
    }, strict);
  }
}
