// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.AllocationModels;
import dev.freehold.dealloc.Awaiting;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.pass.PassContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Frees buffers that are allocated, used and freed asynchronously, when what uses them is over, and without anybody waiting for it:
 *
 * <pre>
 *   %m, %t1 = gpu.alloc async [%t0] …        %m, %t1 = gpu.alloc async [%t0] …
 *   %t2 = gpu.launch_func async [%t1] … %m   %t2 = gpu.launch_func async [%t1] … %m
 *                                            %d = gpu.dealloc async [%t2] %m
 *   gpu.wait [%t2]                           gpu.wait [%d]
 * </pre>
 *
 * <p>Only where all of that is in one block. All others are freed behind the wait for the last use.
 */
final class StreamFrees {
  private final ManagedSites managed;
  private final PassContext cx;

  private StreamFrees(ManagedSites managed, PassContext cx) {
    this.managed = managed;
    this.cx = cx;
  }

  /** Changes a function, in which some sites are {@code managed}. */
  static void insert(Op function, ManagedSites managed, PassContext cx) {
    StreamFrees frees = new StreamFrees(managed, cx);
    DeallocationRemarks remarks = new DeallocationRemarks(function, cx);
    DeallocationStatistics statistics = new DeallocationStatistics(cx);
    List<Value> allocated = new ArrayList<>();
    function.walk(op -> {
      if (AllocationModels.of(op, cx.registry(), cx.profile()) instanceof Allocating) allocated.addAll(op.results());
    });
    for (Value site : allocated) {
      Op last = frees.isFreedOnlyHere(site) ? frees.free(site) : null;
      if (last == null) continue;
      remarks.freedInStream(site, last);
      statistics.countFreedInStream();
    }
  }

  private boolean isFreedOnlyHere(Value site) {
    return managed.contains(site) && !managed.isFreedByProgram(site);
  }

  /** Frees the buffer of a site; returns the last operation that uses it, or null if nothing has been done. */
  private @Nullable Op free(Value site) {
    Op allocation = Objects.requireNonNull(site.definingOp());
    Set<Op> users = new LinkedHashSet<>(List.of(allocation));
    for (Use use = site.firstUse(); use != null; use = use.next()) users.add(use.owner());
    Op last = allocation;
    for (Op user : users) {
      if (user.block() != allocation.block() || token(user) == null) return null;
      if (last.isBefore(user)) last = user;
    }
    Value token = Objects.requireNonNull(token(last));
    Allocating model = AllocationModels.of(allocation, cx.registry(), cx.profile());
    OpState<?> free = model == null ? null : model.freeBehind(lastTokens(users, allocation), site);
    if (free == null || !managed.running().leftAlone(token).isEmpty()) return null;
    List<Use> later = new ArrayList<>();
    for (Use use = token.firstUse(); use != null; use = use.next()) later.add(use);
    Rewriter rewriter = cx.rewriter();
    Op made = rewriter.after(last).withLocation(site.location()).create(free);
    later.forEach(use -> rewriter.setOperand(use.owner(), use.index(), made.result(0)));
    return last;
  }

  /** The token of what an operation starts, if that is all that it makes but for a new buffer; null otherwise. */
  private @Nullable Value token(Op op) {
    Awaiting awaiting = cx.registry().as(op, Awaiting.class);
    if (awaiting == null || awaiting.blocks()) return null;
    List<? extends Value> results = op.results().stream().filter(result -> !BufferOrigin.isAllocated(result)).toList();
    return results.size() == 1 && results.getFirst().type() instanceof AsyncToken ? results.getFirst() : null;
  }

  /** The tokens of some operations behind which all of them are over; none of them waits for another one of these. */
  private List<Value> lastTokens(Set<Op> users, Op first) {
    Set<Value> earlier = new HashSet<>();
    Deque<Op> pending = new ArrayDeque<>(users);
    while (!pending.isEmpty()) {
      for (Value awaited : awaitedBy(pending.pop())) {
        boolean isLater = awaited.definingOp() instanceof Op start && start.block() == first.block() && !start.isBefore(first);
        if (isLater && earlier.add(awaited)) pending.push(Objects.requireNonNull(awaited.definingOp()));
      }
    }
    return users.stream().map(user -> Objects.requireNonNull(token(user))).filter(token -> !earlier.contains(token)).toList();
  }

  private List<Value> awaitedBy(Op op) {
    Awaiting awaiting = cx.registry().as(op, Awaiting.class);
    return awaiting == null ? List.of() : awaiting.awaited();
  }
}
