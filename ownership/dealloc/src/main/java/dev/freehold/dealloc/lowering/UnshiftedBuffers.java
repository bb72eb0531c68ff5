// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.analysis.BufferOrigin;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lowering.ShiftedViews.Shift;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

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

  private UnshiftedBuffers(ShiftedViews views, PassContext cx) {
    this.views = views;
    origins = BufferOrigin.of(cx.root(), cx.registry());
    dominance = new Dominance(cx.root());
  }

  /** Where nothing is shifted, every buffer is compared as it is. */
  static ComparedBuffer of(PassContext cx) {
    ShiftedViews views = ShiftedViews.in(cx);
    return views == null ? ComparedBuffer.AS_IS : new UnshiftedBuffers(views, cx);
  }

  @Override
  public UnaryOperator<Value> in(DeallocOp op) throws UnsupportedProgram {
    Comparison comparison = new Comparison(op, Map.of());
    Pair conflict = comparison.conflict();
    if (conflict != null) {
      comparison = new Comparison(op, comparison.views());
      if (comparison.conflict() != null) throw new UnsupportedProgram(explain(conflict));
    }
    Comparison found = comparison;
    return value -> found.of(value).name;
  }

  /**
   * One of the buffers that a buffer may be.
   *
   * @param root the buffer
   * @param view the shifted view of it whose aligned pointer is meant; null for its own
   */
  private record Target(Value root, @Nullable Value view) {}

  /**
   * A buffer as it is compared.
   *
   * @param name whose aligned pointer is taken
   * @param targets what that may be; null where a pointer may be moved on the way
   */
  private record Compared(Value name, @Nullable List<Target> targets) {}

  /** Two buffers that are compared and may be the same, though their addresses differ. */
  private record Pair(Value a, Value b) {}

  private Diagnostic.Builder explain(Pair pair) {
    boolean isFirst = views.of(pair.a).by() != null;
    Value shifted = isFirst ? pair.a : pair.b;
    Value other = isFirst ? pair.b : pair.a;
    Op by = Objects.requireNonNull(views.of(shifted).by(), "of two that conflict, one is shifted");
    return Diagnostic.error(shifted.location(),
        "the buffer cannot be compared with others by its address: it may be a view that begins elsewhere than its source")
        .note(by.location(), "the view begins elsewhere here; pass on its source instead, and view that where it is used")
        .note(other.location(), "may be the same buffer");
  }

  /** The comparisons of one operation. */
  private final class Comparison {
    private final DeallocOp op;
    private final Map<Value, Compared> buffers = new LinkedHashMap<>();

    /** Compares buffers by the shifted views in {@code viewOf}, for the others by themselves. */
    Comparison(DeallocOp op, Map<Value, Value> viewOf) {
      this.op = op;
      for (List<Value> all : List.of(op.memrefs(), op.retained())) {
        for (Value buffer : all) buffers.computeIfAbsent(buffer, each -> compared(each, viewOf));
      }
    }

    Compared of(Value operand) {
      return Objects.requireNonNull(buffers.get(operand), "is an operand");
    }

    private Compared compared(Value buffer, Map<Value, Value> viewOf) {
      Shift shift = views.of(buffer);
      Value source = shift.by() == null ? buffer : shift.source();
      if (source == null || source != buffer && !dominance.properlyDominates(source, op)) return new Compared(buffer, targets(buffer));
      Value root = BufferOrigin.baseOf(source);
      Value view = viewOf.get(root);
      return new Compared(view == null ? source : view, List.of(new Target(root, view)));
    }

    /** For buffers a shifted view that others may be. */
    Map<Value, Value> views() {
      Map<Value, Value> viewOf = new HashMap<>();
      for (Compared buffer : buffers.values()) {
        if (buffer.targets == null) continue;
        for (Target target : buffer.targets) {
          if (target.view != null && dominance.properlyDominates(target.view, op)) viewOf.putIfAbsent(target.root, target.view);
        }
      }
      return viewOf;
    }

    /** A pair that cannot be compared; null where there is none. */
    @Nullable
    Pair conflict() {
      for (int i = 0; i < op.memrefs().size(); i++) {
        if (Buffers.isFalse(op.conditions().get(i))) continue;
        Value freed = op.memrefs().get(i);
        for (int k = i + 1; k < op.memrefs().size(); k++) {
          if (!Buffers.isFalse(op.conditions().get(k)) && isConflict(freed, op.memrefs().get(k))) return new Pair(freed, op.memrefs().get(k));
        }
        for (Value retained : op.retained()) {
          if (isConflict(freed, retained)) return new Pair(freed, retained);
        }
      }
      return null;
    }

    private boolean isConflict(Value a, Value b) {
      return mayDiffer(of(a), of(b)) && !areDistinct(a, b);
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
    if (views.isAllocated(a) && isNeverThat(b, a) || views.isAllocated(b) && isNeverThat(a, b)) return true;
    return origins.isSameAllocation(a, b) == BufferOrigin.Same.NO;
  }

  /** Whether all that a value may be has been allocated, and {@code allocated} is not among it. */
  private boolean isNeverThat(Value value, Value allocated) {
    if (!views.of(value).isNew()) return false;
    Set<Value> seen = new HashSet<>(Set.of(value));
    Deque<Value> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      for (Value source : views.sources(pending.pop())) {
        if (source == allocated) return false;
        if (seen.add(source)) pending.push(source);
      }
    }
    return true;
  }

  /** Whether two values are different buffers where both are there. */
  private boolean areDistinct(Value a, Value b) {
    Value baseA = BufferOrigin.baseOf(a);
    Value baseB = BufferOrigin.baseOf(b);
    return isNewBeside(baseA, baseB) || isNewBeside(baseB, baseA) || areDifferent(baseA, baseB);
  }

  private boolean isNewBeside(Value buffer, Value other) {
    return buffer.definingOp() instanceof Op maker && views.isAllocated(buffer) && dominance.properlyDominates(other, maker);
  }

  /** What a buffer may be; null where that is not known. */
  private @Nullable List<Target> targets(Value buffer) {
    Set<Target> targets = new LinkedHashSet<>();
    Set<Value> seen = new HashSet<>(Set.of(buffer));
    Deque<Value> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      Shift shift = views.of(value);
      Value source = shift.source();
      if (shift.by() == null) {
        targets.add(new Target(BufferOrigin.baseOf(value), null));
      } else if (source != null && isMadeOnceFor(source, value)) {
        targets.add(new Target(BufferOrigin.baseOf(source), sameView(value, source)));
      } else if (ShiftedViews.isMoved(value) || views.isTerminal(value)) {
        return null;
      } else {
        for (Value each : views.sources(value)) {
          if (seen.add(each)) pending.push(each);
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
    if (view.region() != source.region()) return false;
    Value root = BufferOrigin.baseOf(source);
    if (root.region() != source.region() || !views.isAllocated(root) && !ShiftedViews.isArgumentOfFunction(root)) return false;
    return view.enclosingBlock() == root.block() || !cycles.leaves(view.enclosingBlock(), view.enclosingRegion().entryBlock());
  }
}
