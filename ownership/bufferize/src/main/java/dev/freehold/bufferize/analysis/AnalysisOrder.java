// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AnalysisOptions;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** In which order operations are analyzed: who comes first is more likely to be in place. */
final class AnalysisOrder {
  private final Op root;
  private final OneShotState state;

  private AnalysisOrder(Op root, OneShotState state) {
    this.root = root;
    this.state = state;
  }

  /** The operations with tensors below {@code root}, in the order that the options ask for. */
  static List<Op> of(Op root, OneShotState state) {
    AnalysisOrder order = new AnalysisOrder(root, state);
    AnalysisOptions options = state.options().analysis();
    return switch (options.heuristic()) {
      case BOTTOM_UP -> order.topDown().reversed();
      case TOP_DOWN -> order.topDown();
      case BOTTOM_UP_FROM_TERMINATORS -> order.fromTerminators();
      case FUZZER -> {
        List<Op> ops = order.topDown();
        new MersenneTwister(options.fuzzerSeed()).shuffle(ops);
        yield ops;
      }
    };
  }

  private List<Op> topDown() {
    List<Op> ops = new ArrayList<>();
    root.walk(op -> {
      if (state.ops().hasTensors(op)) ops.add(op);
    });
    return ops;
  }

  /** First each terminator of a region with what its operands are made of in the region, inner ones first; then the rest, the last ones first. */
  private List<Op> fromTerminators() {
    Set<Op> ordered = new LinkedHashSet<>();
    root.walk(op -> {
      if (op instanceof RegionTerminator && ordered.add(op)) addOrigins(op, ordered);
    });
    for (Op op : innerFirstBackwards()) {
      if (state.ops().hasTensors(op)) ordered.add(op);
    }
    return new ArrayList<>(ordered);
  }

  private void addOrigins(Op terminator, Set<Op> ordered) {
    Deque<Value.Result> pending = new ArrayDeque<>();
    for (Value operand : terminator.operands()) push(operand, pending);
    while (!pending.isEmpty()) {
      Value.Result result = pending.pop();
      Region region = result.owner().parentRegion();
      if (!ordered.add(result.owner()) || region == null || !region.isIn(terminator.parentRegion())) continue;
      for (AliasingOperand alias : state.aliasingOperands(result)) push(alias.operand().value(), pending);
    }
  }

  private static void push(Value value, Deque<Value.Result> pending) {
    if (Tensors.is(value) && value instanceof Value.Result result) pending.push(result);
  }

  /** All operations, from the last to the first, inner before outer. */
  private List<Op> innerFirstBackwards() {
    List<Op> outerFirst = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      outerFirst.add(op);
      for (Region region : op.regions().reversed()) {
        for (Block block : region.blocks().reversed()) {
          for (Op inner = block.last(); inner != null; inner = inner.prev()) pending.push(inner);
        }
      }
    }
    Collections.reverse(outerFirst);
    return outerFirst;
  }
}
