// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Dead code elimination across branches: an operation lives if it has an effect, ends a block, or gives a value to something
 * that lives; a block argument lives if something that lives uses it. What a branch passes for a dead argument lives not.
 * Marking starts at the roots and follows each edge once.
 */
final class DeadCode {
  private final Region root;
  private final Rewriter rewriter;
  private final Set<Op> liveOps = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Value> liveArguments = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> pending = new ArrayDeque<>();

  DeadCode(Region root, Rewriter rewriter) {
    this.root = root;
    this.rewriter = rewriter;
  }

  /** Answers whether anything was erased. */
  boolean erase() {
    markRoots();
    while (!pending.isEmpty()) {
      switch (pending.pop()) {
        case Op op -> follow(op);
        case Value.Argument argument -> follow(argument);
        default -> throw new IllegalStateException();
      }
    }
    return sweep();
  }

  private void markRoots() {
    Deadness deadness = new Deadness();
    for (Block block : root) {
      for (Op top : block) {
        top.walkPreOrder(op -> {
          if (op.mightBeTerminator() || !deadness.wouldBeDead(op)) mark(op);
          return Walk.ADVANCE;
        });
      }
    }
  }

  private void mark(Op op) {
    if (liveOps.add(op)) pending.push(op);
  }

  private void mark(Value value) {
    switch (value) {
      case Value.Result result -> mark(result.owner());
      case Value.Argument argument -> {
        if (liveArguments.add(argument)) pending.push(argument);
      }
    }
  }

  /** Everything that a live operation uses lives, but for what a branch passes to arguments that do not. */
  private void follow(Op op) {
    if (op instanceof BranchOp branch) {
      followBranch(op, branch);
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) mark(op.operand(i));
    for (Block successor : op.successorBlocks()) successor.arguments().forEach(this::mark);
  }

  private void followBranch(Op op, BranchOp branch) {
    boolean[] passed = new boolean[op.operandCount()];
    for (int i = 0; i < op.successorCount(); i++) {
      OperandRange operands = branch.successorOperands(i);
      int produced = branch.producedOperandCount(i);
      List<Value.Argument> arguments = op.successor(i).arguments();
      for (int k = 0; k < produced; k++) mark(arguments.get(k));
      for (int k = 0; k < operands.size(); k++) {
        passed[operands.start() + k] = true;
        if (liveArguments.contains(arguments.get(produced + k))) mark(operands.get(k));
      }
    }
    for (int i = 0; i < passed.length; i++) {
      if (!passed[i]) mark(op.operand(i));
    }
  }

  /** A live argument needs what the branches pass for it. */
  private void follow(Value.Argument argument) {
    for (Successor edge = argument.owner().firstPredecessor(); edge != null; edge = edge.next()) {
      if (!(edge.owner() instanceof BranchOp branch) || !liveOps.contains(edge.owner())) continue;
      int position = argument.index() - branch.producedOperandCount(edge.index());
      if (position >= 0) mark(branch.successorOperands(edge.index()).get(position));
    }
  }

  private boolean sweep() {
    List<Op> dead = new ArrayList<>();
    boolean changed = false;
    Deque<Region> regions = new ArrayDeque<>();
    regions.push(root);
    List<Block> shrinking = new ArrayList<>();
    while (!regions.isEmpty()) {
      Region region = regions.pop();
      List<Block> blocks = BlockOrder.reversePostOrder(region);
      for (Block block : blocks.reversed()) {
        if (!region.hasOneBlock() && block.last() instanceof BranchOp branch) dropDeadOperands(branch);
        for (Op op = block.last(); op != null; op = op.prev()) {
          if (!liveOps.contains(op)) dead.add(op);
          else op.regions().forEach(regions::push);
        }
      }
      for (Block block : blocks) {
        if (block != region.first()) shrinking.add(block);
      }
    }
    rewriter.eraseAll(dead);
    changed |= !dead.isEmpty();
    for (Block block : shrinking) changed |= dropDeadArguments(block);
    return changed;
  }

  private void dropDeadOperands(BranchOp branch) {
    Op op = (Op) branch;
    for (int s = op.successorCount() - 1; s >= 0; s--) {
      int produced = branch.producedOperandCount(s);
      for (int i = branch.successorOperands(s).size() - 1; i >= 0; i--) {
        if (!liveArguments.contains(op.successor(s).argument(produced + i))) rewriter.eraseOperand(branch.successorOperands(s), i);
      }
    }
  }

  private boolean dropDeadArguments(Block block) {
    boolean any = false;
    for (Value argument : block.arguments()) any |= !liveArguments.contains(argument);
    if (any) rewriter.eraseArguments(block, argument -> !liveArguments.contains(argument));
    return any;
  }
}
