// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayDeque;
import java.util.Deque;

/** Copies operations with everything below them, without recursion. */
final class Cloning {
  /** A region whose blocks exist in the copy, but not yet their operations. */
  private record Pending(Region source, Region copy) {}

  private final IrMapping mapping;
  private final Deque<Pending> pending = new ArrayDeque<>();
  private final java.util.List<Op> copies = new java.util.ArrayList<>();

  private Cloning(IrMapping mapping) {
    this.mapping = mapping;
  }

  static Op clone(Op op, IrMapping mapping) {
    Cloning cloning = new Cloning(mapping);
    Op copy = cloning.shallow(op);
    cloning.fill();
    return copy;
  }

  static void cloneRegion(Region source, Region target, IrMapping mapping) {
    Cloning cloning = new Cloning(mapping);
    cloning.blocks(source, target);
    cloning.fill();
  }

  private void fill() {
    while (!pending.isEmpty()) {
      Pending next = pending.pop();
      for (Block block : next.source) {
        Block copy = mapping.get(block);
        for (Op op = block.first; op != null; op = op.next) copy.insert(shallow(op), null);
      }
    }
    // Operands may be defined in blocks that were copied later than their users.
    for (Op copy : copies) {
      for (Use use : copy.operands) {
        Value mapped = mapping.get(use.value);
        if (mapped != use.value) use.set(mapped);
      }
    }
  }

  private Op shallow(Op op) {
    Op copy = shallow(op, op.def());
    for (int i = 0; i < op.results.length; i++) mapping.map(op.results[i], copy.results[i]);
    copies.add(copy);
    return copy;
  }

  private <O extends Op> Op shallow(Op op, OpDef<O> def) {
    OpState<O> state = def.state().at(op.location);
    for (Use use : op.operands) state.operands(mapping.get(use.value));
    for (Value.Result result : op.results) state.results(result.type);
    for (Successor edge : op.successors) state.successors(mapping.get(edge.block));
    for (int i = 0; i < op.props.length; i++) state.prop(i, op.props[i]);
    state.attrs(op.attrs);
    for (Region region : op.regions) {
      Region copy = new Region();
      blocks(region, copy);
      state.regions(copy);
    }
    return def.create(state);
  }

  private void blocks(Region source, Region target) {
    for (Block block : source) {
      Block copy = new Block();
      for (Value.Argument argument : block.arguments()) {
        if (mapping.contains(argument)) continue;
        mapping.map(argument, copy.addArgument(copy.argumentCount(), argument.type, argument.location));
      }
      mapping.map(block, copy);
      target.insert(copy, null);
    }
    pending.push(new Pending(source, target));
  }
}
