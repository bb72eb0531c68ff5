// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Finds copies that the program notices: one of the two buffers is written to later, and then the other is read, where the
 * program meant them to be one.
 *
 * <pre>
 *   %r = scf.if %c -&gt; (memref&lt;2xf32&gt;) { … } else { scf.yield %a }      a copy of %a is yielded
 *   memref.store %v, %a[%i]                                           %r does not see it
 *   memref.load %r[%i]
 * </pre>
 *
 * Only what happens for certain in the block that receives the copy counts: most programs that might notice a copy never do.
 */
final class StaleCopies {
  /** After so many uses nothing more is looked for: functions with thousands of copies must not take quadratic time. */
  private static final int MAX_VISITS = 2_000_000;

  private final BufferViewFlow flow;
  private int visits;

  private record Access(Op op, boolean writes) {}

  /**
   * @param flow what may be which if nothing is copied
   */
  StaleCopies(BufferViewFlow flow) {
    this.flow = flow;
  }

  /** An operation that would read the wrong one of two buffers; null where there is none. */
  Op reader(OwnCopies.Copy copy) {
    Value receiver = copy.receiver();
    List<Access> kept = accesses(flow.sureOrigin(copy.use().value()), receiver);
    if (kept.isEmpty()) return null;
    for (Access received : accesses(receiver, receiver)) {
      for (Access other : kept) {
        Access write = other.writes ? other : received;
        Access read = other.writes ? received : other;
        if (write.writes && !read.writes && write.op.isBefore(read.op) && !areApart(write.op, read.op)) return read.op;
      }
    }
    return null;
  }

  /** What is done with {@code buffer} in the block of {@code receiver} once that is there, and not through the receiver if that is another buffer. */
  private List<Access> accesses(Value buffer, Value receiver) {
    List<Access> found = new ArrayList<>();
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Block block = receiver.block();
    flow.walk(buffer, value -> {
      boolean another = value != buffer && (value == receiver || flow.sureOrigin(value) != buffer);
      if (another || !seen.add(value)) return false;
      for (Use use = value.firstUse(); use != null && visits++ < MAX_VISITS; use = use.next()) {
        Op op = use.owner();
        boolean after = op.block() == block && (receiver.definingOp() == null || receiver.definingOp().isBefore(op));
        if (after) addAccess(op, value, found);
      }
      return true;
    });
    return found;
  }

  /** What nobody looks at is not read. */
  private static void addAccess(Op op, Value value, List<Access> found) {
    boolean writes = Effects.has(op, Effect.Kind.WRITE, value);
    boolean reads = Effects.has(op, Effect.Kind.READ, value) && (op.resultCount() == 0 || op.hasUses());
    if (writes || reads) found.add(new Access(op, writes));
  }

  /** Whether both touch one element only, each another one. */
  private static boolean areApart(Op a, Op b) {
    List<Value> first = indices(a);
    List<Value> second = indices(b);
    for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
      boolean known = first.get(i).definingOp() instanceof ConstantLike one && second.get(i).definingOp() instanceof ConstantLike other
          && !one.value().equals(other.value());
      if (known) return true;
    }
    return false;
  }

  private static List<Value> indices(Op op) {
    return switch (op) {
      case LoadOp load -> load.indices();
      case StoreOp store -> store.indices();
      default -> List.of();
    };
  }
}
