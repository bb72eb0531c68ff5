// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
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

  /** Returns whether anything was erased. */
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

  /** Everything that a live operation uses lives, but for what it passes to arguments of its successors that do not. */
  private void follow(Op op) {
    if (op.successorCount() == 0) {
      for (int i = 0; i < op.operandCount(); i++) mark(op.operand(i));
      return;
    }
    BitSet passed = new BitSet(op.operandCount());
    for (Edge edge : Flow.edges(op)) follow(edge, passed);
    for (int i = 0; i < op.operandCount(); i++) {
      if (!passed.get(i)) mark(op.operand(i));
    }
  }

  private void follow(Edge edge, BitSet passed) {
    edge.produced().forEach(this::mark);
    OperandRange operands = edge.passed();
    passed.set(operands.start(), operands.start() + operands.size());
    List<? extends Value> received = edge.received();
    for (int i = 0; i < operands.size(); i++) {
      if (liveArguments.contains(received.get(i))) mark(operands.get(i));
    }
  }

  /** A live argument needs what the branches pass for it; what is passed into regions lives with the operation that passes it. */
  private void follow(Value.Argument argument) {
    if (argument.owner().isEntry()) return;
    for (Edge edge : Flow.edgesInto(argument.owner())) {
      Use passed = edge.passedTo(argument);
      if (passed != null && liveOps.contains(edge.from())) mark(passed.value());
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
        if (!region.hasOneBlock() && !block.successors().isEmpty()) dropDeadOperands(block.lastOp());
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

  private void dropDeadOperands(Op branch) {
    for (Edge edge : Flow.edges(branch).reversed()) {
      List<? extends Value> received = edge.received();
      for (int i = received.size() - 1; i >= 0; i--) {
        if (!liveArguments.contains(received.get(i))) rewriter.eraseOperand(edge.passed(), i);
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
