// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Allocating;
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

/** Gives critical values buffers of their own: whatever is passed to them is copied first. */
final class OwnCopies {
  private final List<Copy> planned = new ArrayList<>();

  /**
   * A buffer that is copied where it is passed on.
   *
   * @param use the operand that passes it
   * @param receiver the value that is the copy then
   */
  record Copy(Use use, Value receiver) {}

  /** All copies in the order in which they are to be made. */
  List<Copy> planned() {
    return planned;
  }

  /** Plans the copies that {@code critical} needs. */
  void give(Value critical) throws Unsupported {
    if (critical instanceof Value.Argument argument) {
      giveByBranches(argument);
      giveByRegions(argument);
      giveByEntry(argument);
    } else if (critical.definingOp() instanceof RegionBranchOp) {
      giveByTerminators(critical.definingOp(), null, critical);
    } else {
      throw new Unsupported(critical.definingOp(), "a buffer that does not dominate this operation cannot be freed");
    }
  }

  private void giveByBranches(Value.Argument argument) throws Unsupported {
    for (Successor edge = argument.owner().firstPredecessor(); edge != null; edge = edge.next()) {
      Op terminator = edge.owner();
      if (!(terminator instanceof BranchOp branch) || argument.index() < branch.producedOperandCount(edge.index())) {
        throw new Unsupported(terminator, "a buffer that this branch passes cannot be copied");
      }
      copy(branch.successorOperands(edge.index()), argument.index() - branch.producedOperandCount(edge.index()), argument);
    }
  }

  private void giveByRegions(Value.Argument argument) throws Unsupported {
    if (entered(argument) != null) giveByTerminators(argument.owner().parentOp(), argument.owner().region(), argument);
  }

  /** The operation that is entered through the block of the argument may pass a buffer itself. */
  private void giveByEntry(Value.Argument argument) throws Unsupported {
    RegionBranchOp op = entered(argument);
    if (op == null) return;
    RegionBranchOp.Target target = leadingTo(argument.owner().region(), op.successors(null));
    if (target != null) copy(op.entryOperands(target), target.inputs().indexOf(argument), argument);
  }

  /** What receives an operand of an operation that may be entered at several places, or passed by; nothing for other operands. */
  static List<Value> receiversAtEntry(Use use) {
    if (!(use.owner() instanceof RegionBranchOp op)) return List.of();
    List<Value> receivers = new ArrayList<>();
    for (RegionBranchOp.Target target : op.successors(null)) {
      int index = use.index() - op.entryOperands(target).start();
      if (index >= 0 && index < target.inputs().size()) receivers.add(target.inputs().get(index));
    }
    return receivers;
  }

  private static RegionBranchOp entered(Value.Argument argument) {
    Block block = argument.owner();
    return block.isEntry() && block.parentOp() instanceof RegionBranchOp op ? op : null;
  }

  /** Copies in front of all ends of regions from which control goes to {@code region} (null for {@code op} itself). */
  private void giveByTerminators(Op op, Region region, Value receiver) throws Unsupported {
    for (Region from : op.regions()) {
      RegionBranchOp.Target target = leadingTo(region, ((RegionBranchOp) op).successors(from));
      if (target == null) continue;
      int index = target.inputs().indexOf(receiver);
      for (Block block : from) {
        if (block.last() instanceof RegionTerminator terminator) copy(terminator.passedOperands(target), index, receiver);
      }
    }
  }

  private static RegionBranchOp.Target leadingTo(Region region, List<RegionBranchOp.Target> targets) {
    for (RegionBranchOp.Target target : targets) {
      if (target.region() == region) return target;
    }
    return null;
  }

  private void copy(OperandRange passed, int index, Value receiver) throws Unsupported {
    if (index < 0 || index >= passed.size()) throw new Unsupported(passed.owner(), "a buffer that this operation passes cannot be copied");
    planned.add(new Copy(passed.use(index), receiver));
  }

  /**
   * Makes the copies. One operand may be passed to several places of which only one receives it, as that of {@code scf.condition}
   * is: one copy serves them all, and nobody would free a copy of a copy.
   *
   * @param allocators how to copy the buffers of which that is known
   * @return the copies that a branch passes on when it goes one of several ways
   */
  List<PassedCopy> make(Map<Value, Allocating> allocators, Rewriter rewriter) throws Unsupported {
    List<PassedCopy> passed = new ArrayList<>();
    Set<Value> copies = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Copy planned : planned) {
      Use use = planned.use;
      Value source = use.value();
      if (copies.contains(source)) continue;
      Value copy = copy(source, use.owner(), allocators, rewriter);
      copies.add(copy);
      rewriter.setUse(use, copy);
      if (use.owner().successorCount() > 1) passed.add(PassedCopy.of(copy, source, use));
    }
    return passed;
  }

  /** Copies a buffer in front of an operation that needs a copy. */
  static Value copy(Value source, Op user, Map<Value, Allocating> allocators, Rewriter rewriter) throws Unsupported {
    Allocating allocator = allocators.get(source);
    OpState<?> copying = allocator == null ? CloneOp.of(source) : allocator.copy(source);
    if (copying == null) throw new Unsupported(user, "allocations without compatible clone ops are not supported");
    return rewriter.before(user).create(copying.at(source.location())).result(0);
  }
}
