// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.ir.Op;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which handles are needed where: those through which a buffer may still be accessed, or that flow into such a handle. Backward liveness of
 * handle classes, in which an access is a use and being passed on is one only if the receiver is needed.
 *
 * <p>A class dies where it is needed no longer: behind an operation, at the start of a basic block, or on an edge.
 */
public final class Need {
  private final ControlFlowGraph graph;
  private final Handles handles;
  /** What is needed at the start of each basic block, its own parameters aside. */
  private final PersistentIntSet[] in;
  /** The parameters that are needed. */
  private final PersistentIntSet[] parameters;
  private final PersistentIntSet[] out;
  /** Classes that are kept until the start of a block although nobody needs them there. */
  private final PersistentIntSet[] keptAtStart;
  private final KeptHandles keptInBlocks;
  /** What the last operation of each block uses; null until it is asked for. */
  private final @Nullable PersistentIntSet[] accessedAtEnd;
  /** By block what is needed in front of each operation, and behind the last one, without what is kept until the start of the block only. */
  private final Map<BasicBlock, PersistentIntSet[]> besidesKept = new HashMap<>();

  /** @param kept what is needed although nothing uses it */
  public Need(ControlFlowGraph graph, Handles handles, KeptHandles kept) {
    this.graph = graph;
    this.handles = handles;
    keptInBlocks = kept;
    in = empty(graph.blockCount());
    parameters = empty(graph.blockCount());
    out = empty(graph.blockCount());
    keptAtStart = empty(graph.blockCount());
    accessedAtEnd = new PersistentIntSet[graph.blockCount()];
    for (BasicBlock block : graph.blocks()) {
      // An operation with regions may access its operands until it ends.
      if (block.behind() instanceof Op entered && graph.endingWith(entered) instanceof BasicBlock before) {
        keptAtStart[block.number()] = accessedAtEnd(before);
      }
    }
    kept.atStart().forEach((block, handlesThere) -> keptAtStart[block.number()] = keptAtStart[block.number()].or(handlesThere));
    solve();
  }

  private static PersistentIntSet[] empty(int size) {
    PersistentIntSet[] sets = new PersistentIntSet[size];
    Arrays.fill(sets, PersistentIntSet.EMPTY);
    return sets;
  }

  /** What is needed at the start of a block, needed parameters included. */
  public PersistentIntSet atStart(BasicBlock block) {
    return in[block.number()].or(parameters[block.number()]);
  }

  /** What was needed in front of an edge and is not needed behind it under the same name. */
  PersistentIntSet dyingOn(ControlFlowEdge edge) {
    return beforeEdges(edge.from()).minus(in[edge.to().number()]);
  }

  /** What is there when control leaves a block. */
  PersistentIntSet beforeEdges(BasicBlock block) {
    return block.ops().isEmpty() || !isBranch(block) ? out[block.number()] : out[block.number()].or(accessedAtEnd(block));
  }

  private static boolean isBranch(BasicBlock block) {
    return block.ops().getLast().successorCount() > 0;
  }

  boolean isNeededParameter(BasicBlock block, HandleClass parameter) {
    return parameters[block.number()].contains(parameter.number());
  }

  private void solve() {
    Deque<BasicBlock> pending = new ArrayDeque<>(graph.blocks().reversed());
    boolean[] isPending = new boolean[graph.blockCount()];
    pending.forEach(block -> isPending[block.number()] = true);
    while (!pending.isEmpty()) {
      BasicBlock block = pending.poll();
      isPending[block.number()] = false;
      if (!update(block)) continue;
      for (ControlFlowEdge edge : block.incoming()) {
        if (isPending[edge.from().number()]) continue;
        isPending[edge.from().number()] = true;
        pending.add(edge.from());
      }
    }
  }

  private boolean update(BasicBlock block) {
    PersistentIntSet needed = PersistentIntSet.EMPTY;
    for (ControlFlowEdge edge : block.outgoing()) needed = needed.or(before(edge));
    out[block.number()] = needed;
    needed = new Walk(block, null).toStart().or(keptAtStart[block.number()]);
    PersistentIntSet own = PersistentIntSet.EMPTY;
    for (int i = 0; i < block.parameters().size(); i++) {
      HandleClass handle = handles.ofParameter(block, i);
      if (handle != null && needed.contains(handle.number())) own = own.or(PersistentIntSet.of(handle.number()));
    }
    PersistentIntSet others = needed.minus(own);
    int number = block.number();
    boolean changed = !others.minus(in[number]).isEmpty() || !own.minus(parameters[number]).isEmpty();
    in[number] = others;
    parameters[number] = own;
    return changed;
  }

  /** What is needed before control takes an edge. */
  private PersistentIntSet before(ControlFlowEdge edge) {
    BasicBlock to = edge.to();
    PersistentIntSet needed = in[to.number()];
    if (parameters[to.number()].isEmpty()) return needed;
    for (int i = 0; i < edge.passed().length; i++) {
      HandleClass parameter = handles.ofParameter(to, i);
      HandleClass passed = handles.of(edge.passed()[i]);
      if (parameter == null || passed == null || !parameters[to.number()].contains(parameter.number())) continue;
      needed = needed.or(PersistentIntSet.of(passed.number()));
    }
    return needed;
  }

  /** What ends in blocks: the deaths behind operations, and of what has been kept until the start of a block; and what the program frees there. */
  Ends endsInBlocks() {
    Ends ends = new Ends(new ArrayList<>(), new ArrayList<>());
    for (BasicBlock block : graph.blocks()) {
      PersistentIntSet needed = new Walk(block, ends).toStart();
      Place start = new Place.Start(block);
      keptAtStart[block.number()].minus(needed).forEach(number -> ends.deaths().add(new Death(handles.get(number), start, needed)));
    }
    return ends;
  }

  /** Where handles die with their buffers not freed yet, and where the program frees buffers. */
  record Ends(List<Death> deaths, List<ProgramFree> frees) {}

  /** What the last operation of a block accesses itself, and what is kept as long. */
  public PersistentIntSet accessedAtEnd(BasicBlock block) {
    PersistentIntSet known = accessedAtEnd[block.number()];
    if (known != null) return known;
    PersistentIntSet accessed = PersistentIntSet.EMPTY;
    Set<Value> passed = passedOn(block);
    Op last = block.ops().getLast();
    for (Value operand : last.operands()) {
      if (!passed.contains(operand)) accessed = accessed.or(handles.reached(operand));
    }
    accessed = keptInBlocks.extended().used(accessed, last);
    accessedAtEnd[block.number()] = accessed;
    return accessed;
  }

  /** The operands that the last operation of a block passes on along an edge. */
  private static Set<Value> passedOn(BasicBlock block) {
    Set<Value> passed = new HashSet<>();
    for (ControlFlowEdge edge : block.outgoing()) {
      for (Value value : edge.passed()) {
        if (value != null) passed.add(value);
      }
    }
    return passed;
  }

  /** What is needed behind an operation of a block. */
  PersistentIntSet behind(BasicBlock block, int position) {
    return besidesKept(block)[position + 1];
  }

  /** What is needed in front of an operation of a block. */
  PersistentIntSet inFront(BasicBlock block, int position) {
    return position == 0 ? atStart(block) : behind(block, position - 1);
  }

  /** What an operation of a block uses, and what is needed behind it and was there before. */
  PersistentIntSet during(BasicBlock block, int position) {
    return besidesKept(block)[position];
  }

  private PersistentIntSet[] besidesKept(BasicBlock block) {
    return besidesKept.computeIfAbsent(block, key -> {
      PersistentIntSet[] found = new PersistentIntSet[key.ops().size() + 1];
      Walk walk = new Walk(key, null);
      for (int i = found.length - 1; i > 0; i--) {
        found[i] = walk.needed;
        walk.step(i - 1);
      }
      found[0] = walk.needed;
      return found;
    });
  }

  /** Goes through a block from its end to its start. */
  private final class Walk {
    private final BasicBlock block;
    private final @Nullable Ends found;
    private PersistentIntSet needed;

    Walk(BasicBlock block, @Nullable Ends found) {
      this.block = block;
      this.found = found;
      needed = out[block.number()];
    }

    /** What is needed at the start of the block. */
    PersistentIntSet toStart() {
      for (int i = block.ops().size() - 1; i >= 0; i--) step(i);
      return needed;
    }

    void step(int position) {
      Op op = block.ops().get(position);
      if (position < block.ops().size() - 1 || !isLeft(op)) {
        step(op, position);
        return;
      }
      needed = needed.or(accessedAtEnd(block));
      if (found != null && op instanceof Terminator && op.successorCount() == 0 && op.parentOp() instanceof FunctionLike)
        addNotReturned(op, position, found);
    }

    /** What a return accesses and does not hand over to the caller dies with it. */
    private void addNotReturned(Op op, int position, Ends ends) {
      PersistentIntSet[] returned = {PersistentIntSet.EMPTY};
      for (Value operand : op.operands()) {
        if (handles.of(operand) instanceof HandleClass handle) returned[0] = returned[0].or(PersistentIntSet.of(handle.number()));
      }
      Place place = new Place.Behind(block, position);
      needed.minus(returned[0]).forEach(number -> ends.deaths().add(new Death(handles.get(number), place, returned[0])));
    }

    /** Whether control leaves the block from within an operation, instead of coming behind it. */
    private static boolean isLeft(Op op) {
      return ControlFlowGraph.passesThrough(op) || BasicBlock.mayTerminate(op);
    }

    private void step(Op op, int position) {
      PersistentIntSet later = needed;
      List<HandleClass> dying = new ArrayList<>(1);
      for (Value result : op.results()) define(handles.of(result), result, later, dying);
      PersistentIntSet used = keptInBlocks.extended().used(handles.accessed(op), op).or(keptInBlocks.until(block, position));
      used.forEach(number -> use(handles.get(number), later, dying));
      if (found == null) return;
      Set<HandleClass> freed = handles.freed(op);
      dying.removeAll(freed);
      for (HandleClass each : dying)
        found.deaths().add(handles.receiver(op, each) < 0
            ? new Death(each, new Place.Behind(block, position), later)
            : new Death(each, new Place.InFront(block, position), later.minus(defined(op))));
      PersistentIntSet others = later;
      for (HandleClass each : dying) others = others.or(PersistentIntSet.of(each.number()));
      for (HandleClass each : freed) found.frees().add(new ProgramFree(each, new Place.InFront(block, position), others, List.of()));
    }

    /** The classes of which results of an operation are the bases. */
    private PersistentIntSet defined(Op op) {
      PersistentIntSet defined = PersistentIntSet.EMPTY;
      for (Value result : op.results()) {
        if (handles.of(result) instanceof HandleClass handle && handle.base() == result) defined = defined.or(PersistentIntSet.of(handle.number()));
      }
      return defined;
    }

    /** @param later what is needed behind the operation */
    private void define(@Nullable HandleClass handle, Value result, PersistentIntSet later, List<HandleClass> dying) {
      if (handle == null || handle.base() != result) return;
      boolean isNeeded = needed.contains(handle.number());
      if (!isNeeded && handle.isSite()) dying.add(handle);
      if (!isNeeded) return;
      needed = needed.minus(PersistentIntSet.of(handle.number()));
      if (handle.kind() == HandleClass.Kind.PARAMETER) return;
      for (Value source : handle.sources()) {
        HandleClass known = handles.of(source);
        if (known != null) use(known, later, dying);
      }
    }

    private void use(HandleClass handle, PersistentIntSet later, List<HandleClass> dying) {
      if (needed.contains(handle.number())) return;
      needed = needed.or(PersistentIntSet.of(handle.number()));
      if (!later.contains(handle.number())) dying.add(handle);
    }
  }
}
