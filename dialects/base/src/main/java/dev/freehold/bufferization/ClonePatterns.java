// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Callees;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.MayFree;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.Deallocation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@code bufferization.clone}. */
final class ClonePatterns {
  private ClonePatterns() {}

  /**
   * A clone that nobody uses is not needed. A clone is not needed either where it, or what it copies, is freed later in the
   * same block: then the two lives meet in one buffer.
   */
  static void simplify(CloneOp clone, Rewriter rw) {
    if (!clone.output().hasUses()) {
      rw.erase(clone);
      return;
    }
    Value source = clone.input();
    Type type = clone.output().type();
    if (!source.type().equals(type) && !CastOp.areCompatible(source.type(), type)) return;
    Op redundant = redundantDealloc(clone);
    if (redundant == null || freesBetween(clone, redundant)) return;
    if (!rw.profile().strategy(CloneRemoval.class, CloneRemoval.SOUND).isSafe(clone, redundant, rw.callees())) return;
    if (!source.type().equals(type)) source = rw.before(clone).create(CastOp.of(type, source)).result();
    rw.replace(clone, source);
    rw.erase(redundant);
  }

  /** The operation in the block of the clone that frees the one of the two buffers whose life is shorter; null where that is not clear. */
  private static @Nullable Op redundantDealloc(CloneOp clone) {
    Deallocation ofClone = Deallocation.of(clone.output());
    Deallocation ofSource = Deallocation.of(origin(clone.input()));
    if (ofClone.unclear() || ofSource.unclear()) return null;
    if (ofClone.op() != null && ofSource.op() != null && ofClone.op().block() == ofSource.op().block()) return null;
    if (ofClone.op() != null && ofClone.op().block() == clone.block()) return ofClone.op();
    return ofSource.op() != null && ofSource.op().block() == clone.block() ? ofSource.op() : null;
  }

  private static Value origin(Value view) {
    while (view.definingOp() instanceof ViewLike op) view = op.viewSource();
    return view;
  }

  /** Whether anything between the two operations frees a buffer; also where {@code end} does not come behind {@code start} at all. */
  private static boolean freesBetween(Op start, Op end) {
    for (Op op = start.next(); op != end; op = op.next()) {
      if (op == null || Effects.has(op, Effect.Kind.FREE, null)) return true;
    }
    return false;
  }

  /**
   * Whether nothing between the clone and {@code end} frees the one buffer that is left, under any name, in a region or in a callee, while it is still
   * used for the other.
   */
  static boolean isFreedOnlyAtEnd(CloneOp clone, Op end, Callees callees) {
    for (Op op = clone.next(); op != null && op != end; op = op.next()) {
      if (mayFree(op, clone, callees)) return !mayBeUsed(origin(end.operands().getFirst()), op, end);
    }
    return true;
  }

  /** Whether a buffer may be used, under whatever name, by {@code first} or an operation between it and {@code end}. */
  private static boolean mayBeUsed(Value buffer, Op first, Op end) {
    if (!isAllocated(buffer)) return true;
    Deque<Value> names = new ArrayDeque<>(List.of(buffer));
    while (!names.isEmpty()) {
      for (Use use = names.pop().firstUse(); use != null; use = use.next()) {
        Op user = use.owner();
        Op around = first.enclosingBlock().ancestorIn(user);
        boolean isBetween = around != null && !around.isBefore(first) && around.isBefore(end);
        if (isBetween || mayPassOn(use)) return true;
        if (user instanceof ViewLike) names.addAll(user.results());
      }
    }
    return false;
  }

  /** Whether a buffer may have a new name behind an operation that uses it and is no view. */
  private static boolean mayPassOn(Use use) {
    Op user = use.owner();
    if (user instanceof ViewLike || user instanceof CloneOp) return false;
    if (isStored(use)) return true;
    return user.next() == null || user.results().stream().anyMatch(result -> result.type().holds() != Holds.NOTHING);
  }

  /** Whether an operation may write the buffer itself, and not its elements, to memory. */
  private static boolean isStored(Use use) {
    if (!(Effects.of(use.owner()) instanceof Effects.Known known)) return false;
    boolean writes = false;
    for (Effects.On on : known.effects()) {
      if (on.value() == use.value()) return false;
      writes |= on.is(Effect.Kind.WRITE);
    }
    return writes;
  }

  /** Whether an operation, one in its regions, or a callee of one may free the clone or what it copies. */
  private static boolean mayFree(Op around, CloneOp clone, Callees callees) {
    return around.walkPreOrder(op -> {
      if (op instanceof CallLike call && callees.mayFree(op)) {
        for (Value argument : call.arguments()) {
          if (mayGiveAccess(argument, clone)) return Walk.STOP;
        }
      }
      return MayFree.any(op, freed -> freed == null || mayBeOneOfTheTwo(freed, clone)) ? Walk.STOP : Walk.ADVANCE;
    }) == Walk.STOP;
  }

  /** Whether a callee may reach one of the two buffers through an argument. */
  private static boolean mayGiveAccess(Value argument, CloneOp clone) {
    if (argument.type() instanceof BaseMemRefType buffer) return buffer.isContainer() || mayBeOneOfTheTwo(argument, clone);
    return argument.type().holds() != Holds.NOTHING;
  }

  private static boolean mayBeOneOfTheTwo(Value value, CloneOp clone) {
    return !areDistinct(value, clone.output()) || !areDistinct(value, clone.input());
  }

  /** Whether two values are different buffers: one is allocated, and the other is allocated elsewhere or was there before. */
  private static boolean areDistinct(Value a, Value b) {
    Value one = origin(a);
    Value other = origin(b);
    if (one == other) return false;
    return isAllocated(one) && (isAllocated(other) || isOlder(other, one)) || isAllocated(other) && isOlder(one, other);
  }

  /** Whether a value has been defined when an allocation takes place, by the nesting of blocks or as an argument of the function. */
  private static boolean isOlder(Value value, Value allocated) {
    Op allocation = Objects.requireNonNull(allocated.definingOp(), "an operation allocates it");
    return switch (value) {
      case Value.Argument argument -> argument.owner().ancestorIn(allocation) != null
          || argument.owner().isEntry() && argument.owner().parentOp() instanceof FunctionLike;
      case Value.Result result -> result.owner().enclosingBlock().ancestorIn(allocation) instanceof Op around && result.owner().isBefore(around);
    };
  }

  private static boolean isAllocated(Value value) {
    return value.definingOp() != null && Effects.has(value.definingOp(), Effect.Kind.ALLOCATE, value);
  }
}
