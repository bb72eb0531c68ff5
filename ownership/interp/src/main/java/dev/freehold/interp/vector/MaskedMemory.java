// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.vector;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memref.Accesses;
import dev.freehold.interp.memref.Lanes;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.vector.CompressStoreOp;
import dev.freehold.vector.ExpandLoadOp;
import dev.freehold.vector.GatherOp;
import dev.freehold.vector.MaskedLoadOp;
import dev.freehold.vector.MaskedStoreOp;
import dev.freehold.vector.ScatterOp;
import java.util.List;

/** Vectors of one dimension from buffers and back, where a mask says which lanes are accessed. All others are left to the environment. */
final class MaskedMemory {
  /** Which element of the last dimension a lane accesses, counted from the first one. */
  @FunctionalInterface
  private interface Place {
    /**
     * @param numbers the lanes of the indices
     * @param active how many lanes before this one are accessed
     */
    long of(Object[] numbers, int lane, int active);
  }

  private static final Place ITS_OWN = (numbers, lane, active) -> lane;
  private static final Place THE_NEXT = (numbers, lane, active) -> active;
  private static final Place OF_ITS_NUMBER = (numbers, lane, active) -> number(numbers[lane]);

  private MaskedMemory() {}

  static void register(Executors to) {
    Vectors.add(to, MaskedLoadOp.class, (op, out) -> lower(op, op.indices(), ITS_OWN, op.operand("mask"), op.passThru(), out));
    Vectors.add(to, MaskedStoreOp.class, (op, out) -> lower(op, op.indices(), ITS_OWN, op.operand("mask"), op.valueToStore(), out));
    Vectors.add(to, ExpandLoadOp.class, (op, out) -> lower(op, op.indices(), THE_NEXT, op.operand("mask"), op.passThru(), out));
    Vectors.add(to, CompressStoreOp.class, (op, out) -> lower(op, op.indices(), THE_NEXT, op.operand("mask"), op.valueToStore(), out));
    Vectors.add(to, GatherOp.class, (op, out) -> lower(op, op.offsets(), OF_ITS_NUMBER, op.indices(), op.passThru(), out));
    Vectors.add(to, ScatterOp.class, (op, out) -> lower(op, op.offsets(), OF_ITS_NUMBER, op.indices(), op.valueToStore(), out));
  }

  private static long number(Object lane) {
    if (lane instanceof Long number) return number;
    throw Fault.undefined("the index of a lane that is accessed is poison");
  }

  private static boolean isActive(Object lane) {
    if (lane == Poison.INSTANCE) throw Fault.undefined("a lane of the mask is poison");
    return !Long.valueOf(0).equals(lane);
  }

  /**
   * Appends an access.
   *
   * @param start the indices of the first element
   * @param numbers the indices of the lanes, or something else that {@code place} does not read
   * @param vector what is stored, or what lanes that are not loaded hold
   */
  private static void lower(Op op, List<? extends Value> start, Place place, Value numbers, Value vector, Emitter out) {
    Value base = op.operand("base");
    boolean simple = base.type() instanceof MemRefType memory && Kinds.isNumber(memory.element()) && !start.isEmpty()
        && ((VectorType) vector.type()).rank() == 1;
    if (!simple) {
      out.leaveToEnvironment();
      return;
    }
    var element = ((MemRefType) base.type()).element();
    int memory = out.slot(base);
    int[] first = out.slots(start);
    int mask = out.slot(op.operand("mask"));
    int indices = out.slot(numbers);
    int values = out.slot(vector);
    int result = op.resultCount() == 0 ? -1 : out.slot(op.result());
    out.act(frame -> {
      Object[] lanesOfMask = (Object[]) frame.refs[mask];
      Object[] given = Lanes.of(frame, frame.refs[values], (VectorType) vector.type(), op);
      Object[] made = given.clone();
      Lanes lanes = new Lanes();
      int active = 0;
      for (int i = 0; i < made.length; i++) {
        if (!isActive(lanesOfMask[i])) continue;
        long[] position = new long[first.length];
        for (int k = 0; k < position.length; k++) position[k] = frame.bits[first[k]];
        position[position.length - 1] += place.of((Object[]) frame.refs[indices], i, active++);
        if (result >= 0) made[i] = lanes.known(Accesses.read(frame, (Reference) frame.refs[memory], position, element, op));
        else Accesses.write(frame, (Reference) frame.refs[memory], position, element, given[i], op);
      }
      if (result >= 0) frame.set(result, lanes.vector(made, frame, op));
    });
  }
}
