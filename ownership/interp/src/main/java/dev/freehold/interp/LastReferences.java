// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds where the last value goes out of scope by which a buffer could have been freed. */
final class LastReferences implements Machine.StepListener {
  /** Looking at slots is slow; a run that goes on for very long is not watched to its end. */
  private static final long MAX_LOOKS = 50_000_000;

  /** Buffers whose number is known, by that number; the operation is null until the last reference is lost. */
  private final Map<Integer, @Nullable Op> lost = new HashMap<>();
  private final Map<Op, Dominance> dominance = new IdentityHashMap<>();
  /** Those that have been made. */
  private final Set<Integer> seen = new HashSet<>();
  /** Those that a value in scope refers to. */
  private final Set<Integer> held = new HashSet<>();
  private long looks;

  LastReferences(List<Buffer> leaks) {
    for (Buffer leak : leaks) lost.put(leak.id(), null);
  }

  /** The operation with which the last reference went, or null where that was not found out. */
  @Nullable
  Op lostAt(int buffer) {
    return lost.get(buffer);
  }

  @Override
  public void left(Op last, @Nullable Segment next, Frame frame) {
    if (looks > MAX_LOOKS) return;
    held.clear();
    if (next != null) look(next, frame);
    for (int buffer : lost.keySet()) {
      if (held.contains(buffer)) lost.put(buffer, null);
      else if (lost.get(buffer) == null && (next == null || seen.contains(buffer))) lost.put(buffer, last);
    }
  }

  private void look(Segment next, Frame top) {
    Op position = top.code.segments.get(next);
    for (Frame frame = top; frame != null; frame = frame.caller) {
      looks += frame.refs.length;
      for (Map.Entry<Value, Integer> slot : frame.code.slots.entrySet()) {
        if (!(frame.refs[slot.getValue()] instanceof Reference reference) || !lost.containsKey(reference.buffer().id())) continue;
        seen.add(reference.buffer().id());
        if (position == null || isInScope(slot.getKey(), position, frame)) held.add(reference.buffer().id());
      }
      position = frame.call;
    }
  }

  private boolean isInScope(Value value, Op position, Frame frame) {
    return dominance.computeIfAbsent((Op) frame.code.function, Dominance::new).properlyDominates(value, position);
  }
}
