// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.analysis.SccDataflow;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.Callees;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Where buffers may be allocated, in callees as well. */
public final class Allocations {
  private final Conventions conventions;
  private final SymbolTables symbols;
  private final SccDataflow<FuncOp, Boolean> functions;

  public Allocations(Conventions conventions, SymbolTables symbols) {
    this.conventions = conventions;
    this.symbols = symbols;
    functions = new SccDataflow<>(this::callees, (component, inputs) -> inputs.contains(true) || component.stream().anyMatch(this::allocates));
  }

  /**
   * Whether anything may be allocated behind a place before the function returns.
   *
   * @param copying the returns of the function at which results are copied
   */
  public boolean mayFollow(Place place, Set<Op> copying) {
    Set<BasicBlock> seen = new HashSet<>();
    Deque<BasicBlock> pending = new ArrayDeque<>();
    if (mayAllocate(place.block(), place.nextIndex(), copying)) return true;
    if (place instanceof Place.On(ControlFlowEdge edge)) pending.add(edge.to());
    else place.block().outgoing().forEach(edge -> pending.add(edge.to()));
    while (!pending.isEmpty()) {
      BasicBlock block = pending.poll();
      if (!seen.add(block)) continue;
      if (mayAllocate(block, 0, copying)) return true;
      block.outgoing().forEach(edge -> pending.add(edge.to()));
    }
    return false;
  }

  private boolean mayAllocate(BasicBlock block, int first, Set<Op> copying) {
    for (Op op : block.ops().subList(first, block.ops().size())) {
      boolean isOpaque = op.regionCount() > 0 && !ControlFlowGraph.passesThrough(op);
      if (copying.contains(op) || (isOpaque ? mayAllocateInside(op) : mayAllocate(op))) return true;
    }
    return false;
  }

  private boolean mayAllocateInside(Op root) {
    return root.walkPreOrder(op -> mayAllocate(op) ? Walk.STOP : Walk.ADVANCE) == Walk.STOP;
  }

  /** Whether an operation may allocate, what is in its regions aside. */
  private boolean mayAllocate(Op op) {
    if (!(op instanceof CallLike)) return allocates(op);
    return !(callee(op) instanceof FuncOp callee) || functions.of(callee) || returnsNew(callee);
  }

  /** Whether some result is a new buffer in any case: a copy, if it is nothing that is allocated. */
  private boolean returnsNew(FuncOp function) {
    List<Type> results = function.functionType().results();
    return IntStream.range(0, results.size())
        .anyMatch(i -> results.get(i) instanceof BaseMemRefType && conventions.returned(function, i).transfer() == Transfer.ALWAYS);
  }

  private List<FuncOp> callees(FuncOp function) {
    List<FuncOp> found = new ArrayList<>();
    function.walk(op -> {
      if (callee(op) instanceof FuncOp callee) found.add(callee);
    });
    return found;
  }

  private boolean allocates(FuncOp function) {
    return function.walkPreOrder(op -> op != function && callee(op) == null && allocates(op) ? Walk.STOP : Walk.ADVANCE) == Walk.STOP;
  }

  /** Whether it does so itself. What says nothing of its effects may do so, unless control just passes through its regions. */
  private static boolean allocates(Op op) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return !ControlFlowGraph.passesThrough(op);
    for (Effects.On on : known.effects()) {
      if (on.is(Effect.Kind.ALLOCATE) && !on.effect().resource().equals(Effect.Resource.AUTOMATIC_SCOPE)) return true;
    }
    return false;
  }

  private @Nullable FuncOp callee(Op op) {
    return Callees.of(op, symbols) instanceof FuncOp callee ? callee : null;
  }
}
