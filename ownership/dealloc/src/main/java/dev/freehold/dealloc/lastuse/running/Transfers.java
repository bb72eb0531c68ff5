// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.running;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.TaggedTransfer;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Transfers between buffers whose tags are local: nobody else starts a transfer under the same tag, or waits for one. */
public final class Transfers {
  private final BufferViewFlow names;
  private final Registry registry;
  private final Map<Op, TaggedTransfer> transfers = new LinkedHashMap<>();
  private final Map<Value, List<Op>> byTag = new HashMap<>();
  private final Map<Value, Boolean> areLocal = new HashMap<>();

  Transfers(Op root, BufferViewFlow names, Registry registry) {
    this.names = names;
    this.registry = registry;
    root.walk(op -> {
      TaggedTransfer transfer = registry.as(op, TaggedTransfer.class);
      if (transfer == null) return;
      transfers.put(op, transfer);
      byTag.computeIfAbsent(names.sureOrigin(transfer.tag()), key -> new ArrayList<>()).add(op);
    });
  }

  /** The buffer that the tag of a transfer is in; null if it is not local, or the operation is none that has to do with transfers. */
  public @Nullable Value localTag(Op op) {
    TaggedTransfer transfer = transfers.get(op);
    if (transfer == null) return null;
    Value tag = names.sureOrigin(transfer.tag());
    return areLocal.computeIfAbsent(tag, this::isLocal) ? tag : null;
  }

  private boolean isLocal(Value tag) {
    if (!BufferOrigin.isAllocated(tag)) return false;
    for (Value name : names.resolve(tag)) {
      for (Use use = name.firstUse(); use != null; use = use.next()) {
        if (names.sureOrigin(name) != tag || !isOnlyUsed(name, use.owner())) return false;
      }
    }
    return true;
  }

  /** Whether an operation accesses a buffer, gives it another name or frees it, and that is all. */
  private boolean isOnlyUsed(Value name, Op user) {
    if (transfers.get(user) instanceof TaggedTransfer transfer && transfer.tag() == name || user instanceof ViewLike) return true;
    return user.regionCount() == 0 && Effects.of(user) instanceof Effects.Known known
        && known.effects().stream().anyMatch(on -> on.value() == name);
  }

  /** The operations that start transfers whose tags are local. */
  public List<Op> starts() {
    return transfers.keySet().stream().filter(op -> !transfer(op).isAwaited() && localTag(op) != null).toList();
  }

  /** The operations that wait for what {@code start} starts. */
  Set<Op> waitsFor(Op start) {
    Set<Op> waits = new LinkedHashSet<>();
    for (Op op : underOneTag(start)) {
      if (transfer(op).isAwaited() && areTogether(start, op)) waits.add(op);
    }
    return waits;
  }

  /** The operations that start what an operation may wait for. */
  public List<Op> awaitedBy(Op wait) {
    return underOneTag(wait).stream().filter(op -> transfer(wait).isAwaited() && !transfer(op).isAwaited() && areTogether(op, wait)).toList();
  }

  /** The buffers that a transfer uses, its tag aside. */
  public List<Value> buffers(Op start) {
    return start.operands().stream().filter(operand -> Buffers.isBuffer(operand) && operand != transfer(start).tag()).toList();
  }

  private TaggedTransfer transfer(Op op) {
    return Objects.requireNonNull(transfers.get(op));
  }

  private List<Op> underOneTag(Op op) {
    Value tag = localTag(op);
    return tag == null ? List.of() : byTag.getOrDefault(tag, List.of());
  }

  private boolean areTogether(Op start, Op wait) {
    boolean hasOneElement = localTag(start) instanceof Value tag && tag.type() instanceof MemRefType type && type.hasStaticShape()
        && type.shape().elementCount() == 1;
    return hasOneElement || transfer(start).hasElementOf(transfer(wait));
  }
}
