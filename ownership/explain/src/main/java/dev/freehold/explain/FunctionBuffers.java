// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The buffers of one function: what each value may be, where buffers are used and freed, and how control comes there. */
final class FunctionBuffers {
  private static final TreeSet<Integer> NONE = new TreeSet<>();

  private final Op function;
  private final SymbolTables symbols;
  private final BufferViewFlow flow;
  private final Map<Op, Position> positions = new HashMap<>();
  /** The numbers of the operations of a block that allocate. */
  private final Map<BasicBlock, TreeSet<Integer>> allocations = new HashMap<>();
  private final Map<Object, BasicBlock> byParameters = new HashMap<>();
  private final Map<Value, Set<Value>> origins = new HashMap<>();
  private final Map<Value, Set<Op>> accesses = new HashMap<>();

  /** Where an operation is in a graph. */
  record Position(ControlFlowGraph graph, BasicBlock block, int index) {}

  FunctionBuffers(Op function, SymbolTables symbols, Registry registry) {
    this.function = function;
    this.symbols = symbols;
    flow =
        BufferViewFlow.cautious(function, registry, Profile.SOUND).only((from, to) -> !(to.definingOp() instanceof CallLike) || isReturned(from, to));
    Deque<Region> pending = new ArrayDeque<>(function.regions());
    while (!pending.isEmpty()) {
      Region region = pending.pop();
      if (region.isEmpty()) continue;
      ControlFlowGraph graph = new ControlFlowGraph(region, registry);
      graph.blocks().forEach(block -> add(block, graph));
      pending.addAll(graph.opaqueRegions());
    }
  }

  private void add(BasicBlock block, ControlFlowGraph graph) {
    if (block.behind() != null) byParameters.put(block.behind(), block);
    else if (block.block() != null) byParameters.put(block.block(), block);
    for (int i = 0; i < block.ops().size(); i++) {
      Op op = block.ops().get(i);
      positions.put(op, new Position(graph, block, i));
      if (isAllocation(op)) allocations.computeIfAbsent(block, key -> new TreeSet<>()).add(i);
    }
  }

  Op function() {
    return function;
  }

  // What values are.

  /** Whether the callee of a call says that it may return an operand. */
  private boolean isReturned(Value operand, Value result) {
    BufferConvention.Borrowed borrowed = borrowed((Value.Result) result);
    if (borrowed == null) return false;
    CallLike call = (CallLike) ((Value.Result) result).owner();
    return borrowed.arguments().stream().anyMatch(i -> i < call.arguments().size() && call.arguments().get(i) == operand);
  }

  /** What the callee of a call says of a result that is not the caller's to free; null for one that is. */
  BufferConvention.@Nullable Borrowed borrowed(Value.Result result) {
    BufferConvention callee = callee(result.owner());
    return callee == null ? null : callee.borrowed(result.index());
  }

  /** What the callee of a call says; null if it is not known. */
  @Nullable
  BufferConvention callee(Op call) {
    return call instanceof CallLike calling && calling.callee() != null
        && symbols.lookupFrom(call, calling.callee()) instanceof FunctionLike callee ? new BufferConvention(callee) : null;
  }

  /** The values as which the buffers come into being, or into the function, that {@code value} may be. */
  Set<Value> origins(Value value) {
    return origins.computeIfAbsent(value, key -> {
      Set<Value> found = new LinkedHashSet<>();
      for (Value each : flow.resolveReverse(value)) {
        if (isOrigin(each)) found.add(each);
      }
      return found;
    });
  }

  private boolean isOrigin(Value value) {
    if (!Buffers.isBuffer(value) || !flow.mayBeTerminalBuffer(value)) return false;
    BufferConvention.Borrowed borrowed = value instanceof Value.Result result ? borrowed(result) : null;
    return borrowed == null || borrowed.mayBeOther();
  }

  /** All values that may be the buffer of {@code origin}, itself first. */
  Set<Value> names(Value origin) {
    return flow.resolve(origin);
  }

  BufferViewFlow flow() {
    return flow;
  }

  static boolean isAllocation(Op op) {
    for (Value result : op.results()) {
      if (Buffers.isBuffer(result) && BufferOrigin.isAllocated(result)) return true;
    }
    return false;
  }

  /** Whether an operation does nothing but free buffers. */
  static boolean isFree(Op op) {
    return freed(op) != null;
  }

  /** The first buffer that an operation frees; null if it frees none, or does something else, too. */
  static @Nullable Value freed(Op op) {
    if (op instanceof DeallocOp dealloc) return dealloc.memrefs().isEmpty() ? null : dealloc.memrefs().getFirst();
    if (op instanceof CallLike || op.regionCount() > 0) return null;
    for (Value operand : op.operands()) {
      if (Effects.has(op, Effect.Kind.FREE, operand)) return operand;
    }
    return null;
  }

  /** Adds the operations without effects whose results nothing else uses, so that they would not be there without these. */
  static void addServing(Set<Op> operations) {
    Deque<Op> pending = new ArrayDeque<>(operations);
    while (!pending.isEmpty()) {
      for (Value operand : pending.pop().operands()) {
        Op op = operand.definingOp();
        if (op == null || op.regionCount() > 0 || !Effects.of(op).equals(Effects.NONE) || operations.contains(op)) continue;
        if (op.results().stream().allMatch(result -> areUsersIn(operations, result))) {
          operations.add(op);
          pending.push(op);
        }
      }
    }
  }

  private static boolean areUsersIn(Set<Op> operations, Value value) {
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (!operations.contains(use.owner())) return false;
    }
    return true;
  }

  // Where they are used.

  /** The operations that read or write the buffer of {@code origin}, or may do so. */
  Set<Op> accesses(Value origin) {
    return accesses.computeIfAbsent(origin, key -> {
      Set<Op> found = new LinkedHashSet<>();
      for (Value name : names(origin)) {
        for (Use use = name.firstUse(); use != null; use = use.next()) {
          if (isAccess(use)) found.add(use.owner());
        }
      }
      return found;
    });
  }

  /** Passing a buffer on is no access: it has another name then. */
  private static boolean isAccess(Use use) {
    Op op = use.owner();
    if (op instanceof Terminator || op instanceof RegionBranchOp || ProgramFrees.mayFree(use) || op instanceof DeallocOp) return false;
    if (!(Effects.of(op) instanceof Effects.Known known)) return true;
    for (Effects.On on : known.effects()) {
      boolean isOn = on.value() == use.value() || on.value() == null;
      if (isOn && (on.is(Effect.Kind.READ) || on.is(Effect.Kind.WRITE))) return true;
    }
    return false;
  }

  /** The operations that give the buffer of {@code origin} another name, or may do so; those with which control leaves a block left out. */
  List<Op> renames(Value origin) {
    return users(origin, use -> flow.targets(use.value()).stream().anyMatch(target -> target.definingOp() == use.owner())
        && !(use.owner() instanceof RegionBranchOp));
  }

  /** The operations that free the buffer of {@code origin}, or may do so. */
  List<Op> frees(Value origin) {
    return users(origin, ProgramFrees::mayFree);
  }

  /** The operations by which the buffer of {@code origin} leaves the function to its caller, or may do so. */
  List<Op> returns(Value origin) {
    return users(origin, use -> use.owner() instanceof Terminator && use.owner().successorCount() == 0 && use.owner().parentOp() == function);
  }

  private List<Op> users(Value origin, Predicate<Use> wanted) {
    Set<Op> found = new LinkedHashSet<>();
    for (Value name : names(origin)) {
      for (Use use = name.firstUse(); use != null; use = use.next()) {
        if (wanted.test(use)) found.add(use.owner());
      }
    }
    return List.copyOf(found);
  }

  // How control comes there.

  /** Where an operation is; null if control does not come to it. */
  @Nullable
  Position position(Op op) {
    return positions.get(op);
  }

  /** Where an operation, or the one of {@code graph} that holds it, is; null if none does. */
  @Nullable
  Position position(Op op, ControlFlowGraph graph) {
    for (Op at = op; at != null && at != function; at = at.parentOp()) {
      Position position = positions.get(at);
      if (position != null && position.graph == graph) return position;
    }
    return null;
  }

  /** The first operation of a block that allocates, from one number to before another; null if none does. */
  @Nullable
  Op firstAllocation(BasicBlock block, int from, int to) {
    Integer first = allocations.getOrDefault(block, NONE).ceiling(from);
    return first == null || first >= to ? null : block.ops().get(first);
  }

  /** The basic block that has a value as parameter; null if none does. */
  @Nullable
  BasicBlock withParameter(Value value) {
    BasicBlock block = byParameters.get(value instanceof Value.Result result ? result.owner() : value.block());
    return block != null && block.parameters().contains(value) ? block : null;
  }
}
