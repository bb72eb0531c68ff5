// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.UnsupportedProgram;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gives critical values buffers of their own: a clone of whatever is passed to them. Upstream: {@code introduceClones}. */
final class CloneInsertion {
  /** In the order in which the clones are to be made. */
  private final List<PlannedClone> planned = new ArrayList<>();

  List<PlannedClone> planned() {
    return planned;
  }

  /** Plans the clones that {@code critical} needs. */
  void plan(Value critical) throws UnsupportedProgram {
    if (critical instanceof Value.Argument argument) {
      planForBranches(argument);
      planForRegions(argument);
      planForEntry(argument);
    } else if (critical.definingOp() instanceof RegionBranchOp) {
      planForTerminators(critical.definingOp(), null, critical);
    } else {
      throw new UnsupportedProgram(critical.definingOp(), "a buffer that does not dominate this operation cannot be freed");
    }
  }

  private void planForBranches(Value.Argument argument) throws UnsupportedProgram {
    for (Successor edge = argument.owner().firstPredecessor(); edge != null; edge = edge.next()) {
      Op terminator = edge.owner();
      if (!(terminator instanceof BranchOp branch) || argument.index() < branch.producedOperandCount(edge.index())) {
        throw new UnsupportedProgram(terminator, "a buffer that this branch passes cannot be copied");
      }
      plan(branch.successorOperands(edge.index()), argument.index() - branch.producedOperandCount(edge.index()), argument);
    }
  }

  private void planForRegions(Value.Argument argument) throws UnsupportedProgram {
    if (entered(argument) != null) planForTerminators(argument.owner().parentOp(), argument.owner().region(), argument);
  }

  /** The operation that is entered through the block of the argument may pass a buffer itself. */
  private void planForEntry(Value.Argument argument) throws UnsupportedProgram {
    RegionBranchOp op = entered(argument);
    if (op == null) return;
    RegionBranchOp.Target target = leadingTo(argument.owner().region(), op.successors(null));
    if (target != null) plan(op.entryOperands(target), target.inputs().indexOf(argument), argument);
  }

  private static RegionBranchOp entered(Value.Argument argument) {
    Block block = argument.owner();
    return block.isEntry() && block.parentOp() instanceof RegionBranchOp op ? op : null;
  }

  /** Copies in front of all ends of regions from which control goes to {@code region} (null for {@code op} itself). */
  private void planForTerminators(Op op, Region region, Value receiver) throws UnsupportedProgram {
    for (Region from : op.regions()) {
      RegionBranchOp.Target target = leadingTo(region, ((RegionBranchOp) op).successors(from));
      if (target == null) continue;
      int index = target.inputs().indexOf(receiver);
      for (Block block : from) {
        if (block.last() instanceof RegionTerminator terminator) plan(terminator.passedOperands(target), index, receiver);
      }
    }
  }

  private static RegionBranchOp.Target leadingTo(Region region, List<RegionBranchOp.Target> targets) {
    for (RegionBranchOp.Target target : targets) {
      if (target.region() == region) return target;
    }
    return null;
  }

  private void plan(OperandRange passed, int index, Value receiver) throws UnsupportedProgram {
    if (index < 0 || index >= passed.size()) throw new UnsupportedProgram(passed.owner(), "a buffer that this operation passes cannot be copied");
    planned.add(new PlannedClone(passed.use(index), receiver));
  }

  /**
   * Makes the clones. One operand may be passed to several receivers of which only one gets it, as that of {@code scf.condition} is: one
   * clone serves them all, and nobody would free a clone of a clone.
   *
   * @param models how to clone the buffers of which that is known
   */
  void insert(Map<Value, Allocating> models, Rewriter rewriter) throws UnsupportedProgram {
    Set<Value> clones = Collections.newSetFromMap(new IdentityHashMap<>());
    for (PlannedClone each : planned) {
      Use use = each.use();
      if (clones.contains(use.value())) continue;
      Value clone = insertBefore(use.owner(), use.value(), models, rewriter);
      clones.add(clone);
      rewriter.setUse(use, clone);
    }
  }

  private static Value insertBefore(Op user, Value source, Map<Value, Allocating> models, Rewriter rewriter) throws UnsupportedProgram {
    Allocating model = models.get(source);
    OpState<?> cloning = model == null ? CloneOp.of(source) : model.copy(source);
    if (cloning == null) throw new UnsupportedProgram(user, "allocations without compatible clone ops are not supported");
    return rewriter.before(user).create(cloning.at(source.location())).result(0);
  }
}
