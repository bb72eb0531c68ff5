// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
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
  private final Scope scope;
  private final Rewriter rewriter;
  /** The operations that live, each once; what those from {@link #followed} on use is still to be marked. */
  private final OpSet live = new OpSet();
  private int followed;
  /** The arguments that live, but for those of entry blocks, which nobody drops. */
  private final Set<Value> liveArguments = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Value.Argument> pending = new ArrayDeque<>();

  DeadCode(Scope scope, Rewriter rewriter) {
    this.scope = scope;
    this.rewriter = rewriter;
  }

  /** Returns whether anything was erased. */
  boolean erase() {
    markRoots();
    while (followed < live.size() || !pending.isEmpty()) {
      if (followed < live.size()) follow(live.get(followed++));
      else follow(pending.pop());
    }
    return sweep();
  }

  private void markRoots() {
    Deadness deadness = new Deadness(rewriter.profile());
    scope.walkPreOrder(op -> {
      if (op.mightBeTerminator() || !deadness.wouldBeDead(op)) live.add(op);
      return Walk.ADVANCE;
    });
  }

  private void mark(Value value) {
    if (value instanceof Value.Argument argument) {
      if (!argument.owner().isEntry() && liveArguments.add(argument)) pending.push(argument);
    } else if (value instanceof Value.Result result) {
      live.add(result.owner());
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
    for (Edge edge : Flow.edgesInto(argument.owner())) {
      Use passed = edge.passedTo(argument);
      if (passed != null && live.contains(edge.from())) mark(passed.value());
    }
  }

  /** Finds everything before it changes anything, for whoever is told of a change may number operations in another way. */
  private boolean sweep() {
    List<Op> dead = new ArrayList<>();
    List<Op> branches = new ArrayList<>();
    List<Block> shrinking = new ArrayList<>();
    scope.forEachRegion(live::contains, region -> {
      for (Block block : BlockOrder.reversePostOrder(region).reversed()) {
        if (!region.hasOneBlock() && !block.successors().isEmpty()) branches.add(block.lastOp());
        if (block != region.first()) shrinking.add(block);
        for (Op op = block.last(); op != null; op = op.prev()) {
          if (!live.contains(op)) dead.add(op);
        }
      }
    });
    branches.forEach(this::dropDeadOperands);
    rewriter.eraseAll(dead);
    boolean changed = !dead.isEmpty();
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
