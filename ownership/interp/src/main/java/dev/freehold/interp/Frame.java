// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One call of a function: the slots of its values, and where to go on after it. */
public final class Frame {
  static final int[] NOTHING = {};

  /** Integers, index and floats of up to 64 bits; see {@link Kinds}. */
  public final long[] bits;
  /** All other values; for those in {@link #bits}, null or a mark ({@link Poison}, {@link Unknown}). */
  public final Object[] refs;
  public final Machine machine;

  final Code code;
  /** Null in the first frame. */
  final @Nullable Frame caller;
  /** The operation that called; null in the first frame. */
  final @Nullable Op call;
  /** Where the caller goes on; null in the first frame. */
  final @Nullable Segment back;
  /** Where the results of a call go in the frame of the caller. */
  final int[] resultSegmentDefs;
  final int depth;
  /** What is done in the frame; null where it is that of a call. */
  final @Nullable Task task;
  /** The stack buffers of each allocation scope that is open, the innermost last. */
  private final List<@Nullable List<Buffer>> scopes = new ArrayList<>(1);

  Frame(Machine machine, Code code, @Nullable Frame caller, @Nullable Op call, @Nullable Segment back, int[] resultSegmentDefs) {
    this.machine = machine;
    this.code = code;
    this.caller = caller;
    this.call = call;
    this.back = back;
    this.resultSegmentDefs = resultSegmentDefs;
    depth = caller == null ? 0 : caller.depth + 1;
    task = null;
    bits = new long[code.slotCount];
    refs = new Object[code.slotCount];
    openScope();
  }

  /** The frame of a task, for which {@code call} waits. */
  Frame(Machine machine, Task task, Frame caller, Op call, @Nullable Segment back) {
    this.machine = machine;
    this.task = task;
    this.caller = caller;
    this.call = call;
    this.back = back;
    code = task.code;
    bits = task.bits;
    refs = task.refs;
    resultSegmentDefs = NOTHING;
    depth = caller.depth + 1;
    openScope();
  }

  /** Begins a region at whose end the stack buffers that are made in it vanish. */
  public void openScope() {
    scopes.add(null);
  }

  /** Ends the innermost region of that kind; none of its buffers may be among the values that go on. */
  public void leaveScope(int[] passedOn) {
    for (int slot : passedOn) {
      Buffer buffer = SharedTensor.buffer(refs[slot]);
      if (buffer != null && scopes.getLast() != null && scopes.getLast().contains(buffer)) throw returnedStack(buffer);
    }
    closeScope();
  }

  private static Fault returnedStack(Buffer buffer) {
    return new Fault(Fault.Kind.RETURNED_STACK, "stack buffer escapes its scope").note(buffer.site(), "allocated here");
  }

  private void closeScope() {
    List<Buffer> buffers = scopes.removeLast();
    if (buffers != null) buffers.forEach(buffer -> machine.heap().vanish(buffer, machine.at()));
  }

  /** Lets a stack buffer vanish with the innermost scope. */
  public void own(Buffer buffer) {
    if (scopes.getLast() == null) scopes.set(scopes.size() - 1, new ArrayList<>());
    scopes.getLast().add(buffer);
  }

  /** Ends the call; none of its stack buffers may be among what it returns. */
  void leave(int[] returned) {
    for (int slot : returned) {
      Buffer buffer = SharedTensor.buffer(refs[slot]);
      if (buffer != null && owns(buffer)) throw returnedStack(buffer);
    }
    while (!scopes.isEmpty()) closeScope();
  }

  private boolean owns(Buffer buffer) {
    for (List<Buffer> scope : scopes) {
      if (scope != null && scope.contains(buffer)) return true;
    }
    return false;
  }

  /** The slot of a value of the function. */
  public int slot(dev.freehold.ir.Value value) {
    return Objects.requireNonNull(code.slots.get(value), "is a value of the function");
  }

  /** A value that is no mark: a {@link Long} for what is in {@link #bits}. */
  public Object value(int slot, boolean isLong) {
    Object ref = refs[slot];
    return isLong && ref == null ? (Object) bits[slot] : ref;
  }

  /** Sets a slot to what {@link #value} returns elsewhere, or to a mark. */
  public void set(int slot, Object value) {
    if (value instanceof Long number) {
      bits[slot] = number;
      refs[slot] = null;
      return;
    }
    refs[slot] = value;
    if (value instanceof Poison || value instanceof Unknown) machine.special = true;
  }

  /** Makes a value poison. */
  public void poison(int slot) {
    set(slot, Poison.INSTANCE);
  }
}
