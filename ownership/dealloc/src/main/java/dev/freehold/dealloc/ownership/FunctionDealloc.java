// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.emit.CloneUnlessOwned;
import dev.freehold.ir.Block;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Ownership-based deallocation of one function: follows every block from its entry to its end, and frees there what the
 * block owns and nobody needs any more.
 */
final class FunctionDealloc {
  private final Op function;
  private final boolean dynamicOwnership;
  private final Registry registry;
  private final SymbolTables symbols;
  private final Rewriter rewriter;
  private final DeallocationState state = new DeallocationState();
  private final LiveBuffers live;
  private final DeallocBuilder builder;
  private final EscapingBuffers escaping;
  private final EffectRules effects;
  private final boolean followsOpaqueRegions;
  private final boolean clonesAliasedResults;
  private final Set<Block> unreachable = new LinkedHashSet<>();

  FunctionDealloc(Op function, boolean dynamicOwnership, PassContext cx) {
    this.function = function;
    this.dynamicOwnership = dynamicOwnership;
    registry = cx.registry();
    symbols = cx.symbols();
    rewriter = cx.rewriter();
    live = cx.profile().strategy(LiveBuffers.Analysis.class, LiveBuffers.Analysis.SOUND).of(function);
    followsOpaqueRegions = cx.profile().strategy(OpaqueRegions.class, OpaqueRegions.SOUND).areFollowed();
    clonesAliasedResults = cx.profile().strategy(AliasedResults.class, AliasedResults.SOUND).areCloned()
        && givesOwnershipToCaller(function) && returnsSeveralBuffers(function);
    builder = new DeallocBuilder(state, live, rewriter);
    escaping = new EscapingBuffers(function, cx);
    effects = new EffectRules(state, escaping, rewriter);
  }

  void run() throws UnsupportedProgram {
    if (BlockCycles.anyBelow(function)) throw new UnsupportedProgram(function, "Only structured control-flow loops are supported.");
    for (Block block : innerBlocksFirst()) {
      Cancellation.check();
      enter(block);
      for (Op op : block) process(op);
    }
    passNothingFromUnreachable();
    updateFunctionType();
  }

  /** All blocks that can be reached: those in an operation's regions before the operation's own, dominators first among peers. */
  private List<Block> innerBlocksFirst() {
    List<Block> order = new ArrayList<>();
    Deque<Block> pending = new ArrayDeque<>();
    pushReachable(function, pending);
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      order.add(block);
      for (Op op = block.first(); op != null; op = op.next()) pushReachable(op, pending);
    }
    Collections.reverse(order);
    return order;
  }

  private void pushReachable(Op op, Deque<Block> pending) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      List<Block> reachable = BlockOrder.dominancePreorder(region);
      reachable.forEach(pending::push);
      if (region.hasOneBlock()) continue;
      region.forEach(unreachable::add);
      reachable.forEach(unreachable::remove);
    }
  }

  /** Unreachable blocks are left as they are, but for the ownership indicators that others expect of them, and those that calls return. */
  private void passNothingFromUnreachable() {
    for (Block block : unreachable) {
      for (Op op : block) {
        op.walk(inner -> {
          if (inner instanceof CallLike call && returnsOwnership(inner, call)) appendIndicators(inner);
        });
      }
      Op last = block.last();
      if (last instanceof BranchOp) {
        for (Edge edge : Flow.edges(last)) {
          if (!unreachable.contains(edge.block())) passNothing(last, edge.passed());
        }
      } else if (last instanceof RegionTerminator && !givesOwnershipToCaller(last.enclosingOp())) {
        passNothing(last, passed(last));
      }
    }
  }

  /** What the terminator of a region passes wherever control goes from there. */
  private static OperandRange passed(Op terminator) {
    List<Edge> edges = Flow.edges(terminator);
    return edges.isEmpty() ? new OperandRange(terminator, 0, 0, -1) : edges.getFirst().passed();
  }

  private void passNothing(Op last, OperandRange passed) {
    int buffers = Buffers.count(passed);
    if (buffers > 0) rewriter.appendOperands(passed, Collections.nCopies(buffers, Buffers.bool(rewriter.before(last), false, last.location())));
  }

  // Entering a block.

  /** Ownership of live-in buffers comes from the same region or not at all; that of arguments comes as an {@code i1} beside each. */
  private void enter(Block block) {
    rewriter.atStart(block);
    for (Value buffer : live.into(block)) {
      if (buffer.region() == block.region()) {
        state.updateOwnership(buffer, state.ownership(buffer, buffer.enclosingBlock()), block);
        state.addToDeallocate(buffer, block);
      } else {
        state.updateOwnership(buffer, Ownership.unique(Buffers.bool(rewriter, false, buffer.location())), block);
      }
    }
    boolean borrows =
        block.isEntry() && (block.parentOp() instanceof FunctionLike || followsOpaqueRegions && !(block.parentOp() instanceof RegionBranchOp));
    for (Value.Argument argument : block.arguments()) {
      if (!Buffers.isBuffer(argument)) continue;
      Value indicator = borrows
          ? Buffers.bool(rewriter, false, argument.location())
          : rewriter.addArgument(block, IntegerType.I1, argument.location());
      state.updateOwnership(argument, Ownership.unique(indicator));
      state.addToDeallocate(argument, block);
    }
  }

  // Following an operation.

  private void process(Op op) throws UnsupportedProgram {
    OwnershipModel model = registry.as(op, OwnershipModel.class);
    if (model != null) {
      model.process(builder);
    } else {
      Preconditions.check(op);
      effects.process(op);
      if (op instanceof RegionBranchOp) regionBranch(op);
      if (op instanceof CallLike call) call(op, call);
      if (op instanceof BranchOp) branch(op);
      if (op instanceof RegionTerminator) leaveRegion(op);
      else if (followsOpaqueRegions && endsOpaqueRegion(op)) builder.deallocateBefore(op, List.of());
    }
    effects.assumeResultsAliasOperands(op);
  }

  /** Buffers that are passed into a region come without ownership; for those that come out of it, the regions tell. */
  private void regionBranch(Op op) {
    List<Edge> entries = Flow.edges(op);
    if (entries.isEmpty()) return;
    OperandRange passed = entries.getFirst().passed();
    Value notOwned = Buffers.bool(rewriter.atStart(op.enclosingBlock()), false, op.location());
    rewriter.appendOperands(passed, Collections.nCopies(Buffers.count(passed), notOwned));
    resultsWithIndicators(op);
  }

  /** Adds an {@code i1} result for each buffer that the operation gives, and believes it. */
  private void resultsWithIndicators(Op op) {
    List<Value.Result> buffers = op.results().stream().filter(Buffers::isBuffer).toList();
    List<Value.Result> indicators = appendIndicators(op);
    live.resultsAppended(op);
    for (int i = 0; i < buffers.size(); i++) {
      state.updateOwnership(buffers.get(i), Ownership.unique(indicators.get(i)));
      state.addToDeallocate(buffers.get(i), op.enclosingBlock());
    }
  }

  private List<Value.Result> appendIndicators(Op op) {
    return rewriter.appendResults(op, Collections.nCopies(Buffers.count(op.results()), IntegerType.I1));
  }

  /** The caller owns what a call returns, unless a private function tells by an {@code i1} beside each buffer. */
  private void call(Op op, CallLike call) {
    if (returnsOwnership(op, call)) {
      resultsWithIndicators(op);
      return;
    }
    Value owned = Buffers.bool(rewriter.before(op), true, op.location());
    for (Value.Result result : op.results()) {
      if (!Buffers.isBuffer(result)) continue;
      if (escaping.contains(result)) {
        state.updateOwnership(result, Ownership.unique(Buffers.bool(rewriter, false, op.location())));
      } else {
        state.updateOwnership(result, Ownership.unique(owned));
        state.addToDeallocate(result, op.enclosingBlock());
      }
    }
  }

  /** Functions that a linker may find elsewhere do not tell, as symbols, that they have no body: they count as if they had one. */
  private boolean returnsOwnership(Op op, CallLike call) {
    return dynamicOwnership && call.callee() != null && symbols.lookupFrom(op, call.callee()) instanceof Symbol callee
        && callee.visibility() == Symbol.Visibility.PRIVATE && (!callee.isDeclaration() || callee.mayDeclarePublicly());
  }

  // Leaving a block.

  private void branch(Op op) throws UnsupportedProgram {
    if (op.successorCount() > 1) throw new UnsupportedProgram(op, "BranchOpInterface operations with multiple successors are not supported yet");
    if (op.successorCount() != 1) throw new UnsupportedProgram(op, "only BranchOpInterface operations with exactly one successor are supported yet");
    Edge edge = Flow.edges(op).getFirst();
    if (!edge.produced().isEmpty()) throw new UnsupportedProgram(op, "'" + op.name() + "' op produced operands are not supported");
    Block block = op.enclosingBlock();
    rewriter.before(op);
    DeallocBuilder.MemrefsToDeallocate owned = builder.memrefsToDeallocate(block, op.location());
    OperandRange passed = edge.passed();
    List<Value> retained = builder.memrefsToRetain(block, edge.block(), passed);
    List<Value> indicators = builder.deallocate(owned.memrefs(), owned.conditions(), retained, op.location(), block);
    rewriter.appendOperands(passed, indicators.subList(0, Buffers.count(passed)));
  }

  /** A public function returns buffers that the caller then owns; other regions tell who owns what they yield. */
  private void leaveRegion(Op op) throws UnsupportedProgram {
    boolean givesOwnership = givesOwnershipToCaller(op.enclosingOp());
    if (givesOwnership) giveOwnership(op);
    OperandRange passed = passed(op);
    List<Value> indicators = builder.deallocateBefore(op, passed);
    if (!givesOwnership) rewriter.appendOperands(passed, indicators);
  }

  private static boolean returnsSeveralBuffers(Op function) {
    return ((FunctionLike) function).functionType().results().stream().filter(BaseMemRefType.class::isInstance).count() > 1;
  }

  private void giveOwnership(Op end) {
    ReturnedBuffers returned = new ReturnedBuffers(end, escaping.references(), this::returnsOwnership);
    for (int i = 0; i < end.operandCount(); i++) {
      if (Buffers.isBuffer(end.operand(i))) rewriter.setOperand(end, i, owned(end.operand(i), returned, end));
    }
  }

  private boolean returnsOwnership(Op op) {
    return returnsOwnership(op, (CallLike) op);
  }

  private static boolean endsOpaqueRegion(Op op) {
    return op instanceof Terminator && op.successorCount() == 0 && !(op.parentOp() instanceof FunctionLike);
  }

  private boolean givesOwnershipToCaller(Op parent) {
    return parent instanceof FunctionLike callee
        && (!dynamicOwnership || callee.visibility() != Symbol.Visibility.PRIVATE || callee.isDeclaration());
  }

  /** {@code buffer}, or a copy of it where it is not owned when the program runs, or may be returned already. */
  private Value owned(Value buffer, ReturnedBuffers returned, Op where) {
    rewriter.before(where);
    DeallocBuilder.UniqueOwner owner = uniqueOwner(buffer, where.enclosingBlock());
    // A clone that has just been made is no other buffer, and what is never owned is always cloned.
    boolean isApart = owner.memref() != buffer && owner.memref().definingOp() instanceof CloneOp || Buffers.isFalse(owner.indicator());
    boolean aliases = clonesAliasedResults && !isApart && returned.add(buffer);
    if (Buffers.isTrue(owner.indicator()) && !aliases) return owner.memref();
    Value copy = aliases
        ? rewriter.create(CloneOp.of(buffer).at(buffer.location())).result()
        : CloneUnlessOwned.create(owner.memref(), owner.indicator(), rewriter.withLocation(buffer.location()));
    state.updateOwnership(copy, Ownership.unique(Buffers.bool(rewriter, true, buffer.location())));
    state.addToDeallocate(copy, copy.enclosingBlock());
    return copy;
  }

  private DeallocBuilder.UniqueOwner uniqueOwner(Value buffer, Block block) {
    if (buffer.block() == block) {
      Op definition = buffer.definingOp() != null ? buffer.definingOp() : block.enclosingRegion().enclosingOp();
      OwnershipModel model = registry.as(definition, OwnershipModel.class);
      if (model != null) return model.uniqueOwner(buffer, builder);
    }
    return builder.memrefWithUniqueOwnership(buffer, block);
  }

  /** The type of the function follows what its returns return now. Most functions keep theirs: where one changes, all that is in it is verified again. */
  private void updateFunctionType() throws UnsupportedProgram {
    List<Type> results = null;
    FunctionType before = ((FunctionLike) function).functionType();
    Region body = ((FunctionLike) function).body();
    for (Block block : body) {
      for (Op op : block) {
        if (!(op instanceof RegionTerminator)) continue;
        List<Type> returned = passed(op).stream().map(Value::type).toList();
        if (results != null && !results.equals(returned)) {
          throw new UnsupportedProgram(function, "there are multiple return operations with different operand types");
        }
        results = returned;
      }
    }
    if (results == null) results = before.results();
    List<Type> inputs = body.entryBlock().arguments().stream().map(Value::type).toList();
    if (inputs.equals(before.inputs()) && results.equals(before.results())) return;
    rewriter.setAttr(function, "function_type", new TypeAttr(FunctionType.of(inputs, results)));
  }
}
