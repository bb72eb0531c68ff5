// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.analysis.BufferOrigin;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.UnsupportedProgram;
import dev.freehold.dealloc.lowering.ShiftedViews.Shift;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.pass.PassContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Compares what shifted views are views of. Where that is not known, what is known to be a view of the same buffer is compared by
 * the same shifted view instead.
 *
 * <pre>
 *   %v = memref.view %bytes[%c8][] …
 *   %r = scf.if %own … { yield %v } else { yield %copy }
 *   bufferization.dealloc (%bytes …) if (%own) retain (%r …)         compares %v with %r
 * </pre>
 */
final class UnshiftedBuffers implements ComparedBuffer {
  private final ShiftedViews views;
  private final BufferOrigin origins;
  private final Dominance dominance;
  private final BlockCycles cycles = new BlockCycles();

  UnshiftedBuffers(PassContext cx) {
    views = ShiftedViews.in(cx);
    origins = views == null ? null : BufferOrigin.of(cx.root(), cx.registry());
    dominance = views == null ? null : new Dominance(cx.root());
  }

  @Override
  public UnaryOperator<Value> in(DeallocOp op) throws UnsupportedProgram {
    if (views == null) return UnaryOperator.identity();
    Comparison comparison = new Comparison(op);
    comparison.verify();
    return value -> comparison.buffers.get(value).name;
  }

  /**
   * One of the buffers that a buffer may be.
   *
   * @param root the buffer
   * @param view the shifted view of it whose aligned pointer is meant; null for its own
   */
  private record Target(Value root, Value view) {}

  /**
   * A buffer as it is compared.
   *
   * @param name whose aligned pointer is taken
   * @param targets what that may be; null where a pointer may be moved on the way
   */
  private record Compared(Value name, List<Target> targets) {}

  /** The comparisons of one operation. */
  private final class Comparison {
    private final DeallocOp op;
    private final Map<Value, Compared> buffers = new LinkedHashMap<>();

    Comparison(DeallocOp op) {
      this.op = op;
      Map<Value, Value> viewOf = new HashMap<>();
      List<Value> all = new ArrayList<>(op.memrefs());
      all.addAll(op.retained());
      for (Value buffer : all) {
        if (sourceOf(buffer) != null) continue;
        List<Target> targets = targets(buffer);
        buffers.put(buffer, new Compared(buffer, targets));
        if (targets == null) continue;
        for (Target target : targets) {
          if (target.view != null && dominance.properlyDominates(target.view, op)) viewOf.putIfAbsent(target.root, target.view);
        }
      }
      for (Value buffer : all) {
        Value source = sourceOf(buffer);
        if (source == null) continue;
        Value root = BufferOrigin.baseOf(source);
        Value view = viewOf.get(root);
        buffers.put(buffer, new Compared(view == null ? source : view, List.of(new Target(root, view))));
      }
    }

    /** The buffer itself or what it is a shifted view of; null where that is not known here. */
    private Value sourceOf(Value buffer) {
      Shift shift = views.of(buffer);
      if (shift.by() == null) return buffer;
      return shift.source() != null && dominance.properlyDominates(shift.source(), op) ? shift.source() : null;
    }

    /** All pairs that are compared and may have to do with each other. */
    void verify() throws UnsupportedProgram {
      for (int i = 0; i < op.memrefs().size(); i++) {
        if (Buffers.isFalse(op.conditions().get(i))) continue;
        Value freed = op.memrefs().get(i);
        for (int k = i + 1; k < op.memrefs().size(); k++) {
          if (!Buffers.isFalse(op.conditions().get(k))) verify(freed, op.memrefs().get(k));
        }
        for (Value retained : op.retained()) verify(freed, retained);
      }
    }

    private void verify(Value a, Value b) throws UnsupportedProgram {
      if (!mayDiffer(buffers.get(a), buffers.get(b)) || areDistinct(a, b)) return;
      boolean isFirst = views.of(a).by() != null;
      Value shifted = isFirst ? a : b;
      Value other = isFirst ? b : a;
      throw new UnsupportedProgram(Diagnostic.error(shifted.location(),
          "the buffer may be a view that begins elsewhere than what it is a view of, so its address does not decide whether it is the same as another one")
          .note(views.of(shifted).by().location(), "the view begins elsewhere here; pass on its source instead, and view that where it is used")
          .note(other.location(), "may be the same buffer"));
    }
  }

  /** Whether the addresses of two buffers may differ though they are the same. */
  private boolean mayDiffer(Compared a, Compared b) {
    if (ShiftedViews.unmoved(a.name) == ShiftedViews.unmoved(b.name)) return false;
    if (a.targets == null || b.targets == null) return true;
    for (Target one : a.targets) {
      for (Target other : b.targets) {
        if (one.view != other.view && !areDifferent(one.root, other.root)) return true;
      }
    }
    return false;
  }

  /** Whether two values are never the same buffer, in whichever iteration of loops. */
  private boolean areDifferent(Value a, Value b) {
    if (a == b) return false;
    if (views.isAllocated(a) && (views.isAllocated(b) || ShiftedViews.isArgumentOfFunction(b))) return true;
    if (views.isAllocated(b) && ShiftedViews.isArgumentOfFunction(a)) return true;
    return origins.isSameAllocation(a, b) == BufferOrigin.Same.NO;
  }

  /** Whether two values are different buffers where both are there. */
  private boolean areDistinct(Value a, Value b) {
    Value baseA = BufferOrigin.baseOf(a);
    Value baseB = BufferOrigin.baseOf(b);
    return isNewBeside(baseA, baseB) || isNewBeside(baseB, baseA) || areDifferent(baseA, baseB);
  }

  private boolean isNewBeside(Value buffer, Value other) {
    return views.isAllocated(buffer) && dominance.properlyDominates(other, buffer.definingOp());
  }

  /** What a buffer may be; null where that is not known. */
  private List<Target> targets(Value buffer) {
    Set<Target> targets = new HashSet<>();
    Set<Value> seen = new HashSet<>(Set.of(buffer));
    Deque<Value> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      Shift shift = views.of(value);
      if (shift.by() == null) {
        targets.add(new Target(BufferOrigin.baseOf(value), null));
      } else if (isMadeOnceFor(shift.source(), value)) {
        targets.add(new Target(BufferOrigin.baseOf(shift.source()), sameView(value, shift.source())));
      } else if (ShiftedViews.isMoved(value) || views.isTerminal(value)) {
        return null;
      } else {
        for (Value source : views.sources(value)) {
          if (seen.add(source)) pending.push(source);
        }
      }
    }
    return new ArrayList<>(targets);
  }

  /** The farthest value that has the same aligned pointer for certain. */
  private Value sameView(Value value, Value source) {
    Value view = value;
    while (!ShiftedViews.isMoved(view)) {
      Set<Value> sources = new HashSet<>(views.sources(view));
      Value only = sources.size() == 1 ? sources.iterator().next() : null;
      if (only == null || !isMadeOnceFor(source, only)) return view;
      view = only;
    }
    return view;
  }

  /** Whether a view is made at most once for each buffer that {@code source} stands for, so that all that has come from it begins at the same place. */
  private boolean isMadeOnceFor(Value source, Value view) {
    if (source == null || view.region() != source.region()) return false;
    Value root = BufferOrigin.baseOf(source);
    if (root.region() != source.region() || !views.isAllocated(root) && !ShiftedViews.isArgumentOfFunction(root)) return false;
    return view.block() == root.block() || !cycles.leaves(view.block(), view.region().first());
  }
}
