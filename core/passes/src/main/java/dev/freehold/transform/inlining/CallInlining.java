// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.inlining;

import dev.freehold.ir.Block;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.InlinableDialect;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Replaces one call by the body of what it calls. */
final class CallInlining {
  private final Op call;
  private final FunctionLike callee;
  private final Rewriter rewriter;

  CallInlining(CallLike call, Op callee, Rewriter rewriter) {
    this.call = (Op) call;
    this.callee = (FunctionLike) callee;
    this.rewriter = rewriter;
  }

  /** Whether dialects allow it, and the values fit. */
  boolean isLegal() {
    List<Value> arguments = ((CallLike) call).arguments();
    if (!arguments.stream().map(Value::type).toList().equals(callee.functionType().inputs())) return false;
    if (!call.resultTypes().equals(callee.functionType().results())) return false;
    InlinableDialect ofCall = dialect(call);
    InlinableDialect around = dialect(call.enclosingOp());
    return ofCall != null && ofCall.mayReplace(call, (Op) callee)
        && around != null && around.mayReceive(target()) && isMovable(callee.body()) && (keepsAllocations() || mayMoveAllocations());
  }

  private Region target() {
    return call.enclosingBlock().enclosingRegion();
  }

  /** Whether what the function allocates automatically may stay where it is: the scope around the call frees it before the call runs again. */
  private boolean keepsAllocations() {
    return AutomaticAllocations.mayErase(call, callee.body(), rewriter.profile());
  }

  /** Whether one allocation at the start of the scope around the call can serve all executions of the call. */
  private boolean mayMoveAllocations() {
    if (!AutomaticAllocations.isSequential(call)) return false;
    for (Op allocation : AutomaticAllocations.in(callee.body())) {
      if (allocation.operandCount() > 0 || !AutomaticAllocations.runsOnce(allocation)) return false;
    }
    return true;
  }

  private static void moveAllocations(List<Block> inlined, Region scope, Rewriter rewriter) {
    Op first = scope.entryBlock().firstOp();
    for (Op allocation : AutomaticAllocations.in(inlined)) rewriter.moveBefore(allocation, first);
  }

  private @Nullable InlinableDialect dialect(Op op) {
    return rewriter.registry().dialect(op.def().dialect()) instanceof InlinableDialect dialect ? dialect : null;
  }

  private boolean isMovable(Region region) {
    for (Block block : region) {
      for (Op op : block) {
        InlinableDialect dialect = dialect(op);
        if (dialect == null || !dialect.mayMove(op, target()) || !op.regions().stream().allMatch(this::isMovable)) return false;
      }
    }
    return true;
  }

  /**
   * Replaces the uses of the results of the call, which is then to be erased.
   *
   * @param isLast whether the body is moved, as nobody else calls the function
   * @param visitor gets the blocks, which are in the region of the call, before they are joined with those around
   */
  void replace(boolean isLast, Consumer<List<Block>> visitor) {
    Region scope = keepsAllocations() ? null : AutomaticAllocations.regionAround(call);
    Region body = isLast ? callee.body() : copyOfBody();
    List<Block> inlined = List.copyOf(body.blocks());
    rewriter.inlineRegion(body, target(), call.enclosingBlock());
    inlined.forEach(this::remapLocations);
    visitor.accept(inlined);
    if (scope != null) moveAllocations(inlined, scope, rewriter);
    if (inlined.size() == 1) joinOne(inlined.getFirst());
    else joinSeveral(inlined);
  }

  private Region copyOfBody() {
    Region copy = new Region();
    rewriter.cloneRegionInto(callee.body(), copy, new IrMapping());
    return copy;
  }

  private void remapLocations(Block block) {
    if (call.location() == Location.UNKNOWN) return;
    for (Value.Argument argument : block.arguments()) rewriter.setLocation(argument, calledFrom(argument.location()));
    for (Op op : block) {
      op.walk(inner -> rewriter.setLocation(inner, calledFrom(inner.location())));
    }
  }

  /** A location, with the call as the outermost of those that lead to it. */
  private Location calledFrom(Location inner) {
    return inner instanceof Location.CallSite(Location callee, Location caller)
        ? new Location.CallSite(callee, calledFrom(caller))
        : new Location.CallSite(inner, call.location());
  }

  /** The operations of the only block come to stand in front of the call. */
  private void joinOne(Block only) {
    Op terminator = only.lastOp();
    rewriter.inlineBlock(only, call.enclosingBlock(), call, ((CallLike) call).arguments());
    rewriter.replaceAllUses(call.results(), terminator.operands());
    rewriter.erase(terminator);
  }

  /** What is in front of the call continues with the first block; the block of the call receives the results. */
  private void joinSeveral(List<Block> inlined) {
    Block front = splitOffFront(inlined.getFirst());
    Block behind = call.enclosingBlock();
    for (Value.Result result : call.results()) {
      rewriter.replaceAllUses(result, rewriter.addArgument(behind, result.type(), result.owner().location()));
    }
    for (Block block : inlined) {
      Op terminator = block.lastOp();
      InlinableDialect dialect = dialect(terminator);
      OpState<?> branch = dialect == null ? null : dialect.branchInstead(terminator, behind);
      if (branch == null) continue;
      rewriter.before(terminator).create(branch);
      rewriter.erase(terminator);
    }
    rewriter.inlineBlock(inlined.getFirst(), front, null, ((CallLike) call).arguments());
  }

  /**
   * Moves what is in front of the call into a new block in front of {@code position}, which gets the arguments and predecessors. It is this part that moves, and
   * not what is behind the call, as calls are inlined from the first to the last: so each operation moves once.
   */
  private Block splitOffFront(Block position) {
    Block around = call.enclosingBlock();
    Block front = new Block();
    rewriter.insertBlock(front, around.enclosingRegion(), position);
    for (Value.Argument argument : around.arguments()) {
      rewriter.replaceAllUses(argument, rewriter.addArgument(front, argument.type(), argument.location()));
    }
    rewriter.eraseArguments(around, argument -> true);
    List<Successor> edges = new ArrayList<>();
    for (Successor edge = around.firstPredecessor(); edge != null; edge = edge.next()) edges.add(edge);
    // The newest comes first.
    for (Successor edge : edges.reversed()) rewriter.setSuccessor(edge.owner(), edge.index(), front);
    while (around.firstOp() != call) rewriter.moveToEnd(around.firstOp(), front);
    return front;
  }
}
