// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One run of a loop that allocates, frees or passes on buffers, and has many iterations. Once an iteration leaves the buffers as the one
 * before has left them, each by the names that the loop passes on, so do all that follow: they are left out but for the last. What they
 * would have written is unknown, and so are the numbers that the loop passes on.
 */
public final class LoopRun {
  /** Iterations that are always run: what belongs to whom is often settled by the second. */
  private static final int MIN_ITERATIONS = 3;

  private final Frame frame;
  private final Op loop;
  private final int[] carried;
  private final Type[] types;
  private final Environment.@Nullable Position position;
  private final Map<Op, Integer> visits;
  private final int made;
  private final long began;
  private int iterations;
  private List<Object> left = List.of();

  LoopRun(Frame frame, Op loop, int[] carried, Type[] types, Map<Op, Integer> visits) {
    this.frame = frame;
    this.loop = loop;
    this.carried = carried;
    this.types = types;
    this.visits = new IdentityHashMap<>(visits);
    position = frame.machine.environment().position();
    made = heap().made();
    began = heap().clock();
  }

  private Heap heap() {
    return frame.machine.heap();
  }

  /** How often control had come to each kernel when the loop began. */
  Map<Op, Integer> visits() {
    return visits;
  }

  /** Whether the iteration that has just ended left all as the one before it did. */
  boolean isSteady() {
    List<Object> before = left;
    iterations++;
    left = iterations < MIN_ITERATIONS - 1 ? List.of() : state();
    return iterations >= MIN_ITERATIONS && left.equals(before);
  }

  /** Which buffers are passed on, how, and how many there are of those that were there before. */
  private List<Object> state() {
    List<Object> state = new ArrayList<>();
    state.add(heap().liveUpTo(made));
    for (int i = 0; i < carried.length; i++) {
      Reference reference = SharedTensor.reference(frame.refs[carried[i]]);
      if (reference != null) {
        Buffer buffer = reference.buffer();
        // A buffer of the loop's own is known by its age.
        state.add(buffer.id() <= made ? buffer.id() : buffer.id() - heap().made() - 1);
        state.add(List.of(buffer.isLive(), buffer.size(), reference.base(), reference.offset()));
        state.add(List.of(Arrays.toString(reference.sizes()), Arrays.toString(reference.strides())));
        state.add(String.valueOf(reference.view() == null ? null : reference.view().location()));
      } else if (types[i].equals(IntegerType.I1)) {
        state.add(flag(carried[i]));
      }
    }
    return state;
  }

  private Object flag(int slot) {
    if (frame.refs[slot] instanceof Unknown unknown && unknown.isExact()) return Objects.requireNonNull(unknown.sample(), "is known");
    return frame.refs[slot] != null ? "unknown" : frame.bits[slot];
  }

  /** Makes unknown what depends on the iterations that are left out. */
  void skip() {
    Environment environment = frame.machine.environment();
    String name = environment.skipped(loop, position);
    Map<Buffer, String> names = new IdentityHashMap<>();
    for (int i = 0; i < carried.length; i++) {
      if (frame.refs[carried[i]] instanceof Reference reference) names.putIfAbsent(reference.buffer(), name + ", value " + i);
      else if (!types[i].equals(IntegerType.I1)) frame.machine.blur(frame, carried[i], types[i]);
    }
    for (Buffer buffer : heap().writtenSince(began)) buffer.forgetAll(environment.unknownContents(names.getOrDefault(buffer, name)));
  }
}
