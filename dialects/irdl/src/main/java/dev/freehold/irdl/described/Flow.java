// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The control flow among the regions of an operation, what is passed at its entry, and what is received.
 *
 * <p>Edges lead from the operation, or the end of a region, to regions and back to the operation. A region without blocks is passed
 * through.
 *
 * @param successors the successors of each region, and at last of the operation itself; {@link #EXIT} is the operation
 * @param inputs the groups of operands that the operation passes to each region, and at last to itself; -1 for none
 * @param ownArguments how many leading arguments of each region the operation makes itself
 * @param outputs the group of results that receives what comes back; -1 for all results
 */
record Flow(List<List<Integer>> successors, List<Integer> inputs, List<Integer> ownArguments, int outputs) implements Behaviour {
  static final int EXIT = -1;

  @Override
  public List<Class<?>> interfaces() {
    return List.of(Regions.class);
  }

  private List<RegionBranchOp.Target> successors(Op op, @Nullable Region from) {
    List<RegionBranchOp.Target> targets = new ArrayList<>();
    Deque<Integer> pending = new ArrayDeque<>(successors.get(from == null ? successors.size() - 1 : from.index()));
    BitSet passedThrough = new BitSet();
    boolean leaves = false;
    while (!pending.isEmpty()) {
      int to = pending.poll();
      if (to == EXIT) {
        if (!leaves) targets.add(new RegionBranchOp.Target(null, outputs < 0 ? op.results() : Description.results(op, outputs)));
        leaves = true;
      } else if (!op.region(to).isEmpty()) {
        targets.add(new RegionBranchOp.Target(op.region(to), received(op.region(to))));
      } else if (!passedThrough.get(to)) {
        passedThrough.set(to);
        pending.addAll(successors.get(to));
      }
    }
    return targets;
  }

  private List<? extends Value> received(Region region) {
    List<Value.Argument> arguments = region.entryBlock().arguments();
    return arguments.subList(Math.min(ownArguments.get(region.index()), arguments.size()), arguments.size());
  }

  private OperandRange entryOperands(Op op, RegionBranchOp.Target target) {
    Region to = target.region();
    int group = inputs.get(to == null ? inputs.size() - 1 : to.index());
    return group < 0 ? Description.noOperands(op) : Description.operands(op, group);
  }

  interface Regions extends RegionBranchOp {
    @Override
    default List<Target> successors(@Nullable Region from) {
      Op op = (Op) this;
      return Description.behaviour(op, Flow.class).successors(op, from);
    }

    @Override
    default OperandRange entryOperands(Target target) {
      Op op = (Op) this;
      return Description.behaviour(op, Flow.class).entryOperands(op, target);
    }
  }

  /** A loop is what comes back to a region. */
  interface Loops extends LoopLike {
    @Override
    default List<Region> loopRegions() {
      Op op = (Op) this;
      return op.regions().stream().filter(region -> ((RegionBranchOp) op).isRepetitive(region)).toList();
    }
  }
}
