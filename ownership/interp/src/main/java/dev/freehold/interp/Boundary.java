// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.convention.BufferConvention;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.FunctionLike;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What callers of a function rely on: what they pass stays theirs, and what they get is theirs to free, unless the function says otherwise. */
final class Boundary {
  private Boundary() {}

  /** Looks at what a run returned; what is in order is the caller's from then on. */
  static void check(Machine machine, FunctionLike function, List<Object> results, List<Fault> faults) {
    BufferConvention convention = new BufferConvention(function);
    int[] ownership = machine.environment().ownership(function);
    Set<Buffer> given = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < results.size(); i++) {
      if (results.get(i) instanceof SharedTensor tensor && freed(tensor.reference().buffer()) instanceof Fault fault) {
        faults.add(fault.at(machine.returned()));
      }
      if (!(results.get(i) instanceof Reference reference)) continue;
      Buffer buffer = reference.buffer();
      boolean isGiven = convention.borrowed(i) == null && (ownership[i] < 0 || isTrue(results.get(ownership[i]), machine));
      // The caller compares buffers that it owns only if flags say so.
      boolean isFirst = given.add(buffer) || ownership[i] >= 0;
      Fault fault = !isGiven ? freed(buffer)
          : isFirst ? fault(buffer) : boundary("two results alias one buffer, which the caller would free twice", buffer);
      if (fault != null) faults.add(fault.at(machine.returned()));
      else if (isGiven) machine.heap().leave(buffer);
      if (!buffer.isLive() || reference.isInBuffer()) continue;
      faults.add(reference.outOfBounds("result extends beyond its buffer of " + buffer.size() + " bytes").at(machine.returned()));
    }
  }

  private static boolean isTrue(Object flag, Machine machine) {
    return !Long.valueOf(0).equals(flag instanceof Unknown unknown ? machine.environment().resolve(unknown, machine.returned()) : flag);
  }

  private static @Nullable Fault freed(Buffer buffer) {
    Op end = buffer.end();
    if (end == null) return null;
    return new Fault(Fault.Kind.USE_AFTER_FREE, "freed buffer returned").note(end.location(), "freed here")
        .note(buffer.site(), Heap.siteText(buffer));
  }

  private static @Nullable Fault fault(Buffer buffer) {
    Fault freed = freed(buffer);
    if (freed != null) return freed;
    String message = switch (buffer.owner()) {
      case PROGRAM, STACK -> null;
      case CALLER -> "result aliases an argument";
      case GLOBAL -> "result is a global, which the caller must not free";
      case OUTSIDE -> "result is a buffer that the caller must not free";
    };
    return message == null ? null : boundary(message, buffer);
  }

  private static Fault boundary(String message, Buffer buffer) {
    return new Fault(Fault.Kind.BOUNDARY, message).note(buffer.site(), Heap.siteText(buffer));
  }
}
