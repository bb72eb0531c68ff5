// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Block;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@code memref.alloca_scope}. */
final class AllocaScopePatterns {
  private AllocaScopePatterns() {}

  /** A scope is not needed where nothing in it allocates, or where the scope around it ends right behind it. */
  static void inline(AllocaScopeOp scope, Rewriter rw) {
    boolean needed = !(scope.parentOp() instanceof AutomaticAllocationScope) || !isLastInRegion(scope);
    if (needed && mayAllocate(scope)) return;
    Block body = scope.body().entryBlock();
    Op end = body.lastOp();
    List<Value> results = end.operands();
    rw.inlineBlock(body, scope.enclosingBlock(), scope, List.of());
    rw.replace(scope, results);
    rw.erase(end);
  }

  private static boolean mayAllocate(AllocaScopeOp scope) {
    return scope.walkPreOrder(op -> {
      if (op == scope) return Walk.ADVANCE;
      if (mayAllocateItself(op)) return Walk.STOP;
      return op instanceof AutomaticAllocationScope ? Walk.SKIP : Walk.ADVANCE;
    }) == Walk.STOP;
  }

  private static boolean mayAllocateItself(Op op) {
    if (op.def().hasRecursiveMemoryEffects()) return false;
    return !(Effects.of(op) instanceof Effects.Known) || AutomaticAllocations.isOne(op);
  }

  /** Whether only the terminator comes behind the operation, in a region of one block. */
  private static boolean isLastInRegion(Op op) {
    return op.next() != null && op.next() == op.enclosingBlock().terminator() && op.enclosingRegion().hasOneBlock();
  }

  /** Moves what the scope allocates to the scope around it, where nothing but ends comes between the ends of the two. */
  static void hoist(AllocaScopeOp scope, Rewriter rw) {
    Op outermost = outermostBelowScope(scope);
    if (outermost == null) return;
    Region containing = regionOf(outermost, scope);
    List<Op> hoisted = new ArrayList<>();
    scope.walk(op -> {
      if (AutomaticAllocations.isOne(op) && !usesAnythingIn(containing, op) && mayShare(op, rw)) hoisted.add(op);
    });
    for (Op op : hoisted) {
      rw.before(outermost);
      rw.replace(op, rw.clone(op).results());
    }
  }

  /** Whether the memory of one execution serves all: a loop in the scope may need that of several at once. */
  private static boolean mayShare(Op allocation, Rewriter rw) {
    return AutomaticAllocations.areIgnored(rw.profile()) || AutomaticAllocations.runsOnce(allocation);
  }

  /** The operation around the scope that is directly in another scope, if everything in between ends together; otherwise null. */
  private static @Nullable Op outermostBelowScope(AllocaScopeOp scope) {
    Op op = scope.parentOp();
    if (op == null || op instanceof AutomaticAllocationScope || !isLastInRegion(scope)) return null;
    while (op.parentOp() != null && isLastInRegion(op)) {
      if (op.parentOp() instanceof AutomaticAllocationScope) return op;
      op = op.parentOp();
    }
    return null;
  }

  private static Region regionOf(Op outer, Op inner) {
    for (Region region : outer.regions()) {
      if (inner.enclosingRegion().isIn(region)) return region;
    }
    throw new IllegalArgumentException("'" + inner.name() + "' is not in '" + outer.name() + "'");
  }

  private static boolean usesAnythingIn(Region region, Op op) {
    for (Value operand : op.operands()) {
      if (operand.enclosingBlock().enclosingRegion().isIn(region)) return true;
    }
    return false;
  }
}
