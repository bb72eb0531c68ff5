// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.memref.DeallocOp;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Buffers that critical values receive as they are, since the program would notice copies. Whoever frees such a value spares them when
 * the program runs; they live at least as long, and are freed by themselves.
 *
 * <pre>
 *   %x = scf.if %c -&gt; (memref&lt;2xf32&gt;) { … } else { scf.yield %a }
 *   memref.store %v, %a[%i]
 *   memref.load %x[%i]
 *   bufferization.dealloc (%x : memref&lt;2xf32&gt;) if (%true) retain (%a : memref&lt;2xf32&gt;)
 *   memref.dealloc %a
 * </pre>
 */
final class SparedBuffers {
  /** Nothing is spared. */
  static final SparedBuffers NONE = new SparedBuffers();

  private final Map<Value, List<Value>> spared = new IdentityHashMap<>();
  private final Set<Passed> passed = new HashSet<>();

  private record Passed(Value source, Value receiver) {}

  private SparedBuffers() {}

  /** Takes those copies out of the plan that would be noticed. */
  static SparedBuffers insteadOfNoticed(
      OwnCopies copies, Set<Value> critical, Map<Value, Allocating> allocators, BufferViewFlow flow, Dominance dominance) throws Unsupported {
    StaleCopies stale = new StaleCopies(flow);
    Map<Use, Op> readers = new LinkedHashMap<>();
    for (OwnCopies.Copy copy : copies.planned()) {
      Op reader = stale.reader(copy);
      if (reader != null) readers.putIfAbsent(copy.use(), reader);
    }
    SparedBuffers buffers = new SparedBuffers();
    for (OwnCopies.Copy copy : copies.planned()) {
      Op reader = readers.get(copy.use());
      if (reader == null) continue;
      boolean spared = isFreedAsUsual(copy.use().value(), allocators) && buffers.spare(copy.use(), copy.receiver(), flow, dominance);
      for (Value other : OwnCopies.receiversAtEntry(copy.use())) {
        spared &= !critical.contains(other) || buffers.spare(copy.use(), other, flow, dominance);
      }
      if (spared) continue;
      throw new Unsupported(reader,
          "what this operation reads would be out of date: a copy of the buffer is needed to free it, and one of the two is written to later");
    }
    copies.planned().removeIf(copy -> readers.containsKey(copy.use()));
    return buffers;
  }

  /** Lets {@code receiver} have the buffer without owning it; answers false where whoever frees it could not tell. */
  private boolean spare(Use use, Value receiver, BufferViewFlow flow, Dominance dominance) {
    Value origin = flow.sureOrigin(use.value());
    if (!isKnownTo(receiver, origin, dominance) || mayBeReturned(receiver, flow)) return false;
    List<Value> all = spared.computeIfAbsent(receiver, key -> new ArrayList<>());
    if (!all.contains(origin)) all.add(origin);
    passed.add(new Passed(use.value(), receiver));
    return true;
  }

  /** Other ways to free know nothing of what must be spared. */
  private static boolean isFreedAsUsual(Value buffer, Map<Value, Allocating> allocators) {
    Allocating allocator = allocators.get(buffer);
    return allocator == null || allocator.free(buffer).def() == DeallocOp.DEF;
  }

  private static boolean isKnownTo(Value receiver, Value origin, Dominance dominance) {
    if (receiver.definingOp() != null) return dominance.properlyDominates(origin, receiver.definingOp());
    return origin.block() != receiver.block() && dominance.dominates(origin.block(), receiver.block());
  }

  private static boolean mayBeReturned(Value value, BufferViewFlow flow) {
    for (Value name : flow.resolve(value)) {
      for (Use use = name.firstUse(); use != null; use = use.next()) {
        if (use.owner() instanceof RegionTerminator && use.owner().parentOp() instanceof FunctionLike) return true;
      }
    }
    return false;
  }

  /** The buffers that {@code value} may be without owning them. */
  List<Value> of(Value value) {
    return spared.getOrDefault(value, List.of());
  }

  /** What may be which once the {@code critical} values receive copies of everything else. */
  BufferViewFlow afterCopies(BufferViewFlow flow, Set<Value> critical) {
    return flow.only((source, target) -> !critical.contains(target) || passed.contains(new Passed(source, target)));
  }
}
