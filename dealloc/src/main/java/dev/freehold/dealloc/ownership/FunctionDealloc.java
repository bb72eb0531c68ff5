// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.diag.Diagnostics;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.Symbol;
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
  private static final RegionBranchOp.Target TO_PARENT = new RegionBranchOp.Target(null, List.of());

  private final Op function;
  private final boolean dynamicOwnership;
  private final Registry registry;
  private final SymbolTables symbols;
  private final Diagnostics diagnostics;
  private final Rewriter rewriter;
  private final Owners owners;
  private final EffectRules effects;
  private final Set<Block> unreachable = new LinkedHashSet<>();

  /** Ends the work on the function after an error that has been reported. */
  private static final class Unsupported extends Exception {
    private static final long serialVersionUID = 1L;
  }

  FunctionDealloc(Op function, boolean dynamicOwnership, Registry registry, SymbolTables symbols, Diagnostics diagnostics) {
    this.function = function;
    this.dynamicOwnership = dynamicOwnership;
    this.registry = registry;
    this.symbols = symbols;
    this.diagnostics = diagnostics;
    rewriter = new Rewriter(registry);
    owners = new Owners(function, registry);
    effects = new EffectRules(owners, rewriter);
  }

  /** Answers whether it went well; it has said what did not. */
  boolean run() {
    if (BlockCycles.anyBelow(function)) {
      report(function, "Only structured control-flow loops are supported.");
      return false;
    }
    try {
      for (Block block : innerBlocksFirst()) {
        enter(block);
        for (Op op : block) follow(op);
      }
      passNothingFromUnreachable();
      returnWhatIsReturned();
      return true;
    } catch (Owners.NotOwned notOwned) {
      diagnostics.report(notOwned.diagnostic());
      return false;
    } catch (Unsupported reported) {
      return false;
    }
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
    for (Region region : op.regions()) {
      List<Block> reachable = BlockOrder.dominancePreorder(region);
      reachable.forEach(pending::push);
      if (region.hasOneBlock()) continue;
      region.forEach(unreachable::add);
      reachable.forEach(unreachable::remove);
    }
  }

  /** Blocks that control never comes to are left as they are, but for the indicators of ownership that others expect of them. */
  private void passNothingFromUnreachable() {
    for (Block block : unreachable) {
      Op last = block.last();
      if (last instanceof BranchOp branch) {
        for (int i = 0; i < last.successorCount(); i++) {
          if (!unreachable.contains(last.successor(i))) passNothing(last, branch.successorOperands(i));
        }
      } else if (last instanceof RegionTerminator terminator && !givesOwnershipToCaller(last.parentOp())) {
        passNothing(last, terminator.passedOperands(TO_PARENT));
      }
    }
  }

  private void passNothing(Op last, OperandRange passed) {
    int buffers = Buffers.count(passed);
    if (buffers > 0) rewriter.appendOperands(passed, Collections.nCopies(buffers, Buffers.bool(rewriter.before(last), false, last.location())));
  }

  // Entering a block.

  /** Ownership of live-in buffers comes from the same region or not at all; that of arguments comes as an {@code i1} beside each. */
  private void enter(Block block) {
    rewriter.atStart(block);
    for (Value buffer : owners.liveIn(block)) {
      if (buffer.region() == block.region()) {
        owners.update(buffer, owners.of(buffer, buffer.block()), block);
        owners.freeAtEnd(buffer, block);
      } else {
        owners.update(buffer, Ownership.unique(Buffers.bool(rewriter, false, buffer.location())), block);
      }
    }
    boolean boundary = block.parentOp() instanceof FunctionLike && block.isEntry();
    for (Value.Argument argument : block.arguments()) {
      if (!Buffers.isBuffer(argument)) continue;
      Value indicator = boundary
          ? Buffers.bool(rewriter, false, argument.location())
          : rewriter.addArgument(block, IntegerType.I1, argument.location());
      owners.update(argument, Ownership.unique(indicator));
      owners.freeAtEnd(argument, block);
    }
  }

  // Following an operation.

  private void follow(Op op) throws Owners.NotOwned, Unsupported {
    OwnershipModel model = registry.as(op, OwnershipModel.class);
    if (model != null) {
      model.follow(owners, rewriter);
    } else {
      String obstacle = Preconditions.obstacle(op);
      if (obstacle != null) throw unsupported(op, obstacle);
      String fault = effects.follow(op);
      if (fault != null) throw unsupported(op, fault);
      if (op instanceof RegionBranchOp) regionBranch(op);
      if (op instanceof CallLike call) call(op, call);
      if (op instanceof BranchOp branch) branch(op, branch);
      if (op instanceof RegionTerminator terminator) leaveRegion(op, terminator);
    }
    effects.assumeResultsAliasOperands(op);
  }

  /** Buffers that are passed into a region come without ownership; for those that come out of it, the regions tell. */
  private void regionBranch(Op op) {
    List<RegionBranchOp.Target> entries = ((RegionBranchOp) op).successors(null);
    if (entries.isEmpty()) return;
    OperandRange passed = ((RegionBranchOp) op).entryOperands(entries.getFirst());
    Value notOwned = Buffers.bool(rewriter.atStart(op.block()), false, op.location());
    rewriter.appendOperands(passed, Collections.nCopies(Buffers.count(passed), notOwned));
    resultsWithIndicators(op);
  }

  /** Adds an {@code i1} result for each buffer that the operation gives, and believes it. */
  private void resultsWithIndicators(Op op) {
    List<Value.Result> buffers = op.results().stream().filter(Buffers::isBuffer).toList();
    owners.renewed(op);
    List<Value.Result> indicators = rewriter.appendResults(op, Collections.nCopies(buffers.size(), IntegerType.I1));
    for (int i = 0; i < buffers.size(); i++) {
      owners.update(buffers.get(i), Ownership.unique(indicators.get(i)));
      owners.freeAtEnd(buffers.get(i), op.block());
    }
  }

  /** The caller owns what a call returns, unless a private function tells by an {@code i1} beside each buffer. */
  private void call(Op op, CallLike call) {
    if (dynamicOwnership && isPrivateHere(op, call)) {
      resultsWithIndicators(op);
      return;
    }
    Value owned = Buffers.bool(rewriter.before(op), true, op.location());
    for (Value.Result result : op.results()) {
      if (!Buffers.isBuffer(result)) continue;
      owners.update(result, Ownership.unique(owned));
      owners.freeAtEnd(result, op.block());
    }
  }

  /** Functions that a linker may find elsewhere do not tell, as symbols, that they have no body: they count as if they had one. */
  private boolean isPrivateHere(Op op, CallLike call) {
    return call.callee() != null && symbols.lookupFrom(op, call.callee()) instanceof Symbol callee
        && callee.visibility() == Symbol.Visibility.PRIVATE && (!callee.isDeclaration() || callee.mayDeclarePublicly());
  }

  // Leaving a block.

  private void branch(Op op, BranchOp branch) throws Owners.NotOwned, Unsupported {
    if (op.successorCount() > 1) throw unsupported(op, "BranchOpInterface operations with multiple successors are not supported yet");
    if (op.successorCount() != 1) throw unsupported(op, "only BranchOpInterface operations with exactly one successor are supported yet");
    if (branch.producedOperandCount(0) > 0) throw unsupported(op, "'" + op.name() + "' op produced operands are not supported");
    Block block = op.block();
    rewriter.before(op);
    Owners.Candidates candidates = owners.candidates(block, op.location(), rewriter);
    OperandRange passed = branch.successorOperands(0);
    List<Value> retained = owners.retained(block, op.successor(0), passed);
    DeallocOp dealloc = rewriter.create(DeallocOp.of(candidates.buffers(), candidates.conditions(), retained).at(op.location()));
    owners.afterDealloc(dealloc, block);
    rewriter.appendOperands(passed, List.copyOf(dealloc.updatedConditions().subList(0, Buffers.count(passed))));
  }

  /** A public function returns buffers that the caller then owns; other regions tell who owns what they yield. */
  private void leaveRegion(Op op, RegionTerminator terminator) throws Owners.NotOwned {
    boolean givesOwnership = givesOwnershipToCaller(op.parentOp());
    if (givesOwnership) {
      for (int i = 0; i < op.operandCount(); i++) {
        if (Buffers.isBuffer(op.operand(i))) rewriter.setOperand(op, i, owned(op.operand(i), op));
      }
    }
    OperandRange passed = terminator.passedOperands(TO_PARENT);
    List<Value> indicators = owners.freeBefore(op, passed, rewriter);
    if (!givesOwnership) rewriter.appendOperands(passed, indicators);
  }

  private boolean givesOwnershipToCaller(Op parent) {
    return parent instanceof FunctionLike callee
        && (!dynamicOwnership || callee.visibility() != Symbol.Visibility.PRIVATE || callee.isDeclaration());
  }

  /** {@code buffer}, or a copy of it where it is not owned when the program runs. */
  private Value owned(Value buffer, Op where) {
    rewriter.before(where);
    Owners.Owned unique = unique(buffer, where.block());
    if (Buffers.isTrue(unique.indicator())) return unique.buffer();
    Value copy = CopyUnlessOwned.create(unique, buffer.location(), rewriter);
    owners.update(copy, Ownership.unique(Buffers.bool(rewriter, true, buffer.location())));
    owners.freeAtEnd(copy, copy.block());
    return copy;
  }

  private Owners.Owned unique(Value buffer, Block block) {
    if (buffer.block() == block) {
      Op definition = buffer.definingOp() != null ? buffer.definingOp() : block.parentOp();
      OwnershipModel model = registry.as(definition, OwnershipModel.class);
      if (model != null) return model.unique(buffer, owners, rewriter);
    }
    return owners.unique(buffer, block, rewriter);
  }

  /** The type of the function follows what its returns return now. */
  private void returnWhatIsReturned() throws Unsupported {
    List<Type> results = null;
    Region body = ((FunctionLike) function).body();
    for (Block block : body) {
      for (Op op : block) {
        if (!(op instanceof RegionTerminator terminator)) continue;
        List<Type> returned = terminator.passedOperands(TO_PARENT).stream().map(Value::type).toList();
        if (results != null && !results.equals(returned)) {
          throw unsupported(function, "there are multiple return operations with different operand types");
        }
        results = returned;
      }
    }
    if (results == null) results = ((FunctionLike) function).functionType().results();
    List<Type> inputs = body.first().arguments().stream().map(Value::type).toList();
    rewriter.setAttr(function, "function_type", new TypeAttr(FunctionType.of(inputs, results)));
  }

  private Unsupported unsupported(Op op, String message) {
    report(op, message);
    return new Unsupported();
  }

  private void report(Op op, String message) {
    diagnostics.report(Diagnostic.error(op.location(), message).see(op));
  }
}
