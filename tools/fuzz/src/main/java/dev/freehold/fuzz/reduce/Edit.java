// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.reduce;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A way to make a module smaller at one operation. */
@FunctionalInterface
interface Edit {
  List<Edit> ALL = List.of(Edit::forget, Edit::branch, Edit::dropUnreached, Edit::merge, Edit::dropArguments, Parameters::drop);

  /** Edits the module that the operation is in; false, and nothing done, where there is no such variant. */
  boolean apply(Op op, int variant, Registry registry);

  /** Puts values of the same types, which are there already, in the place of the results of an operation. */
  private static boolean forget(Op op, int variant, Registry registry) {
    if (variant > 0 || op.resultCount() == 0) return false;
    List<Value> others = new ArrayList<>();
    for (Value.Result result : op.results()) {
      Value other = result.hasUses() ? earlier(op, result.type()) : result;
      if (other == null) return false;
      others.add(other);
    }
    Rewriter rewriter = new Rewriter(registry);
    for (int i = 0; i < others.size(); i++) {
      if (others.get(i) != op.result(i)) rewriter.replaceAllUses(op.result(i), others.get(i));
    }
    rewriter.erase(op);
    return true;
  }

  /** A value that is in scope at an operation: an argument of a block around it, or a result further up; null where there is none. */
  private static @Nullable Value earlier(Op op, Type type) {
    Value found = null;
    for (Op at = op; at.block() != null && !(at instanceof IsolatedFromAbove); at = at.enclosingOp()) {
      Block block = at.enclosingBlock();
      for (Op prev : block) {
        if (prev == at) break;
        for (Value result : prev.results()) {
          if (result.type().equals(type)) found = result;
        }
      }
      for (Block around : block.isEntry() ? List.of(block) : List.of(block, block.enclosingRegion().entryBlock())) {
        for (Value argument : around.arguments()) {
          if (argument.type().equals(type)) return argument;
        }
      }
    }
    return found;
  }

  /** Takes one way, where there are several. */
  private static boolean branch(Op op, int variant, Registry registry) {
    if (!(op instanceof BranchOp) || op.successorCount() < 2 || variant >= op.successorCount()) return false;
    OpDef<?> jump = registry.registered("cf.br");
    Edge edge = Flow.edges(op).get(variant);
    if (jump == null || !edge.produced().isEmpty()) return false;
    OpState<?> state = jump.state();
    state.operands(List.copyOf(edge.passed())).successors(op.successor(variant));
    Rewriter rewriter = new Rewriter(registry).before(op);
    rewriter.create(state);
    rewriter.erase(op);
    return true;
  }

  /** Leaves out the blocks that nothing leads to, of the regions of an operation. */
  private static boolean dropUnreached(Op op, int variant, Registry registry) {
    List<Block> dead = new ArrayList<>();
    for (var region : op.regions()) {
      for (Block block : region) {
        if (!block.isEntry() && !block.hasPredecessors()) dead.add(block);
      }
    }
    if (variant > 0 || dead.isEmpty()) return false;
    new Rewriter(registry).eraseBlocks(dead);
    return true;
  }

  /** Puts a block that only one jump leads to in the place of the jump. */
  private static boolean merge(Op op, int variant, Registry registry) {
    if (variant > 0 || !(op instanceof BranchOp) || op.successorCount() != 1 || op.resultCount() > 0) return false;
    Edge edge = Flow.edges(op).getFirst();
    Block target = op.successor(0);
    if (target == op.block() || target.isEntry() || target.predecessors().size() != 1 || !edge.produced().isEmpty()) return false;
    Rewriter rewriter = new Rewriter(registry);
    List<Value> passed = List.copyOf(edge.passed());
    Block into = op.enclosingBlock();
    rewriter.erase(op);
    rewriter.inlineBlock(target, into, null, passed);
    return true;
  }

  /** Leaves out the arguments of a block that nobody uses; the operation is the first one of the block. */
  private static boolean dropArguments(Op op, int variant, Registry registry) {
    Block block = op.enclosingBlock();
    if (variant > 0 || op.prev() != null || block.isEntry() || block.arguments().stream().allMatch(Value::hasUses)) return false;
    Rewriter rewriter = new Rewriter(registry);
    for (int i = block.argumentCount() - 1; i >= 0; i--) {
      if (!block.argument(i).hasUses()) dropArgument(block.argument(i), rewriter);
    }
    return true;
  }

  private static void dropArgument(Value.Argument dead, Rewriter rewriter) {
    Block block = dead.owner();
    for (Edge edge : Flow.edgesInto(block)) {
      if (edge.passedTo(dead) == null) return;
    }
    for (Edge edge : Flow.edgesInto(block)) rewriter.eraseOperand(edge.passed(), edge.received().indexOf(dead));
    rewriter.eraseArguments(block, argument -> argument == dead);
  }
}
