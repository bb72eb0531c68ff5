// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.arith.SelectOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Liveness of memrefs of which only accesses are uses: a memref is live where some path through the control-flow graph, and into the functions
 * that are called, comes to an access of its buffer through it or through what it is passed on to. Deallocations, and questions for sizes or
 * addresses, are no accesses; a {@code return} is one. What gets to a buffer through memory, a tensor or a number is not seen.
 */
final class AccessLiveness {
  private final Program program;
  private final Map<Value, Integer> numbers = new IdentityHashMap<>();
  private final List<Value> values = new ArrayList<>();
  private final Map<Block, BitSet> atStart = new IdentityHashMap<>();
  /** Behind operations with regions. */
  private final Map<Op, BitSet> behind = new IdentityHashMap<>();
  /** At operations that were asked for, and others of their blocks. */
  private final Map<Op, BitSet> known = new IdentityHashMap<>();
  private boolean isChanged;

  AccessLiveness(Program program) {
    this.program = program;
    do {
      isChanged = false;
      for (FunctionLike function : program.functions()) update(function.body());
    } while (isChanged);
  }

  /** The memrefs that are live while an operation is at work: of a call those that are live behind it, of any other those before it. */
  void forEachDuring(Op op, Consumer<Value> action) {
    if (!known.containsKey(op)) lookThrough(op.enclosingBlock(), op);
    Objects.requireNonNull(known.get(op), "has been looked at").stream().mapToObj(values::get).forEach(action);
  }

  /** Records what is live at the operations of a block that call or allocate, and at {@code asked}. */
  private void lookThrough(Block block, Op asked) {
    BitSet live = new BitSet();
    for (Op op = block.last(); op != null; op = op.prev()) {
      BitSet after = (BitSet) live.clone();
      step(op, live);
      boolean calls = op instanceof CallLike;
      if (op != asked && !calls && !Effects.has(op, Effect.Kind.ALLOCATE, null)) continue;
      if (calls) remove(op.results(), after);
      known.put(op, calls ? after : (BitSet) live.clone());
    }
  }

  // Fixpoint.

  private void update(Region region) {
    for (Block block = region.last(); block != null; block = block.prev()) {
      BitSet live = new BitSet();
      for (Op op = block.last(); op != null; op = op.prev()) {
        if (op.regionCount() > 0) {
          isChanged |= merge(behind, op, live);
          for (Region inner : op.regions()) update(inner);
        }
        step(op, live);
      }
      isChanged |= merge(atStart, block, live);
    }
  }

  private static <K> boolean merge(Map<K, BitSet> all, K place, BitSet live) {
    BitSet known = all.computeIfAbsent(place, _ -> new BitSet());
    int before = known.cardinality();
    known.or(live);
    return known.cardinality() > before;
  }

  /** Goes from behind an operation to before it. */
  private void step(Op op, BitSet live) {
    List<Edge> edges = Flow.edges(op);
    if (!edges.isEmpty() || op.regionCount() > 0 || op.next() == null) {
      live.clear();
      for (Edge edge : edges) addFrom(edge, live);
      if (op.regionCount() > 0 && !(op instanceof RegionBranchOp)) addAround(op, live);
      if (op.next() == null && op.successorCount() == 0) addEnd(op, live);
    } else {
      addSources(op, live);
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof BaseMemRefType && accesses(op, i, !edges.isEmpty())) live.set(number(op.operand(i)));
    }
  }

  private void addFrom(Edge edge, BitSet live) {
    Op parent = edge.from() instanceof RegionBranchOp ? edge.from() : edge.from().enclosingOp();
    BitSet target = edge.block() != null ? atStart.get(edge.block()) : behind.get(parent);
    if (target == null) return;
    BitSet passed = (BitSet) target.clone();
    remove(edge.received(), passed);
    remove(edge.produced(), passed);
    live.or(passed);
    int count = Math.min(edge.received().size(), edge.passed().size());
    for (int i = 0; i < count; i++) {
      if (isLive(edge.received().get(i), target)) live.set(number(edge.passed().get(i)));
    }
  }

  /** From the end of a region of which it is not known what comes then. */
  private void addEnd(Op end, BitSet live) {
    Op parent = end.enclosingOp();
    if (!(parent instanceof FunctionLike) && !(parent instanceof RegionBranchOp)) addAround(parent, live);
  }

  /** Into regions of which it is not known how control comes to them, or past them. */
  private void addAround(Op op, BitSet live) {
    for (Region region : op.regions()) {
      BitSet inside = region.isEmpty() ? null : atStart.get(region.entryBlock());
      if (inside != null) live.or(inside);
    }
    BitSet after = behind.get(op);
    if (after != null) live.or(after);
    for (Region region : op.regions()) {
      if (!region.isEmpty()) remove(region.entryBlock().arguments(), live);
    }
    remove(op.results(), live);
  }

  private void addSources(Op op, BitSet live) {
    for (Value result : op.results()) {
      if (!isLive(result, live)) continue;
      live.clear(number(result));
      switch (op) {
        case ViewLike view when view.viewSource().type() instanceof BaseMemRefType -> live.set(number(view.viewSource()));
        case SelectOp select -> {
          live.set(number(select.trueValue()));
          live.set(number(select.falseValue()));
        }
        default -> {}
      }
    }
  }

  private boolean accesses(Op op, int operand, boolean branches) {
    if (op instanceof CallLike call) return isAccessedIn(call, operand - call.arguments().start());
    if (op instanceof DeallocOp) return false;
    if (op.next() == null && op.enclosingOp() instanceof FunctionLike) return op.successorCount() == 0;
    return switch (Effects.of(op)) {
      case Effects.Unknown _ -> !branches;
      case Effects.Known(List<Effects.On> effects, boolean _) -> effects.stream().anyMatch(on -> on.value() == op.operand(operand)
          && (on.is(Effect.Kind.READ) || on.is(Effect.Kind.WRITE) || on.is(Effect.Kind.FREE) && Effects.has(op, Effect.Kind.ALLOCATE, null)));
    };
  }

  private boolean isAccessedIn(CallLike call, int argument) {
    SymbolRefAttr name = call.callee();
    if (name == null || argument < 0 || argument >= call.arguments().size()) return true;
    if (!(program.lookup((Op) call, name) instanceof FunctionLike callee) || callee.isDeclaration()) return true;
    Block entry = callee.body().entryBlock();
    BitSet live = atStart.get(entry);
    return live != null && isLive(entry.argument(argument), live);
  }

  private boolean isLive(Value value, BitSet live) {
    return value.type() instanceof BaseMemRefType && live.get(number(value));
  }

  private void remove(List<? extends Value> gone, BitSet live) {
    for (Value value : gone) {
      if (value.type() instanceof BaseMemRefType) live.clear(number(value));
    }
  }

  private int number(Value value) {
    return numbers.computeIfAbsent(value, _ -> {
      values.add(value);
      return values.size() - 1;
    });
  }
}
