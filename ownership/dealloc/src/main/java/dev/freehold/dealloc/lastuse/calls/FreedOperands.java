// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What operations of the program free. */
public final class FreedOperands {
  private FreedOperands() {}

  /** The operands whose buffers an operation frees whenever it runs; of a call, those of which the callee says so. */
  public static Set<Value> of(Op op, DeclaredConventions declared) {
    Set<Value> freed = of(op);
    BufferConvention callee = declared.of(op);
    if (callee == null) return freed;
    List<Value> passed = ((CallLike) op).arguments();
    for (int i = 0; i < passed.size(); i++) {
      if (callee.frees(i)) freed.add(passed.get(i));
    }
    return freed;
  }

  /** The same without what is said of callees. */
  public static Set<Value> of(Op op) {
    Set<Value> freed = new LinkedHashSet<>();
    if (op instanceof DeallocOp dealloc) {
      for (int i = 0; i < dealloc.memrefs().size(); i++) {
        if (Buffers.isTrue(dealloc.conditions().get(i))) freed.add(dealloc.memrefs().get(i));
      }
    } else if (Effects.has(op, Effect.Kind.FREE, null) && Effects.of(op) instanceof Effects.Known known) {
      for (Effects.On on : known.effects()) {
        if (on.is(Effect.Kind.FREE) && on.value() != null) freed.add(on.value());
      }
    }
    return freed;
  }

  /** Whether an operation frees operands, and that is all it does. */
  public static boolean doesNothingElse(Op op) {
    if (op.resultCount() > 0 || op.regionCount() > 0 || op instanceof Terminator) return false;
    if (op instanceof DeallocOp dealloc) return isDecided(dealloc) && !of(op).isEmpty();
    return Effects.of(op) instanceof Effects.Known known && !known.effects().isEmpty()
        && known.effects().stream().allMatch(on -> on.is(Effect.Kind.FREE) && on.value() != null);
  }

  /** Of an operand that may be freed: whether it is depends on what the program computes, or on how often and when the operation runs. */
  public static boolean isUndecided(Use use) {
    Op op = use.owner();
    if (op instanceof DeallocOp dealloc && !isDecided(dealloc)) return true;
    return op.regionCount() > 0 || op instanceof Terminator
        || ControlFlowGraph.root(op.enclosingBlock().enclosingRegion()) != ControlFlowGraph.root(use.value().enclosingRegion());
  }

  private static boolean isDecided(DeallocOp dealloc) {
    return dealloc.retained().isEmpty()
        && dealloc.conditions().stream().allMatch(condition -> Buffers.isTrue(condition) || Buffers.isFalse(condition));
  }
}
