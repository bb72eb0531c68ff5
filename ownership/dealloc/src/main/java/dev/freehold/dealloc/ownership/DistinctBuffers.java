// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether two values are never one buffer where both are there. Values that come together, as arguments of a block or results of an
 * operation, are followed in step, so that it is shown by induction over the iterations of a loop:
 *
 * <pre>
 *   %r:2 = scf.for … iter_args(%x = %a, %y = %b) {       %a, %b are distinct, and
 *     scf.yield %y, %x                                   if %x, %y are, then %y, %x are
 *   }                                                    so %r#0, %r#1 are distinct
 * </pre>
 *
 * <p>Control flow must not run in cycles but by regions.
 */
final class DistinctBuffers {
  private final Dominance dominance;
  private final Set<Pair> assumed = new HashSet<>();
  private final Deque<Pair> pending = new ArrayDeque<>();

  private record Pair(Value a, Value b) {}

  private DistinctBuffers(Dominance dominance) {
    this.dominance = dominance;
  }

  static boolean areDistinct(Value a, Value b, Dominance dominance) {
    DistinctBuffers distinct = new DistinctBuffers(dominance);
    distinct.demand(a, b);
    while (!distinct.pending.isEmpty()) {
      if (!distinct.follow(distinct.pending.pop())) return false;
    }
    return true;
  }

  private void demand(Value a, Value b) {
    Pair pair = new Pair(BufferOrigin.baseOf(a), BufferOrigin.baseOf(b));
    if (assumed.add(pair)) pending.push(pair);
  }

  /** Demands what makes two buffers distinct; false where nothing does. */
  private boolean follow(Pair pair) {
    if (pair.a == pair.b) return false;
    if (isNewBeside(pair.a, pair.b) || isNewBeside(pair.b, pair.a)) return true;
    return followBoth(pair.a, pair.b) || followOne(pair.a, pair.b) || followOne(pair.b, pair.a);
  }

  private boolean isNewBeside(Value allocated, Value other) {
    return BufferOrigin.isAllocated(allocated) && dominance.properlyDominates(other, allocated.definingOp());
  }

  /** Values that come together: for each way that they come, what comes has to be distinct. */
  private boolean followBoth(Value a, Value b) {
    if (a instanceof Value.Argument x && b instanceof Value.Argument y) return x.owner() == y.owner() && followArguments(x.owner(), x, y);
    return a.definingOp() instanceof RegionBranchOp op && a.definingOp() == b.definingOp() && followPassed(op, null, a, b);
  }

  private boolean followArguments(Block block, Value.Argument a, Value.Argument b) {
    if (block.isEntry()) return block.parentOp() instanceof RegionBranchOp op && followPassed(op, block.region(), a, b);
    return followBranches(block, a, b);
  }

  private boolean followBranches(Block block, Value.Argument a, Value b) {
    for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) {
      if (!(edge.owner() instanceof BranchOp branch)) return false;
      List<Value.Argument> arguments = block.arguments();
      if (!followInputs(arguments.subList(branch.producedOperandCount(edge.index()), arguments.size()), branch.successorOperands(edge.index()), a, b)) return false;
    }
    return true;
  }

  /** What comes into {@code region}, or (null) out of the operation. */
  private boolean followPassed(RegionBranchOp op, Region region, Value a, Value b) {
    if (!followPassed(op, null, region, a, b)) return false;
    for (Region from : ((Op) op).regions()) {
      if (!followPassed(op, from, region, a, b)) return false;
    }
    return true;
  }

  private boolean followPassed(RegionBranchOp op, Region from, Region to, Value a, Value b) {
    for (RegionBranchOp.Target target : op.successors(from)) {
      if (target.region() != to) continue;
      if (from == null) {
        if (!followInputs(target.inputs(), op.entryOperands(target), a, b)) return false;
        continue;
      }
      for (Block block : from) {
        if (block.last() instanceof RegionTerminator end && !followInputs(target.inputs(), end.passedOperands(target), a, b)) return false;
      }
    }
    return true;
  }

  /** Demands the same of what is passed; a value that is no input has been there before, and stays what it is. */
  private boolean followInputs(List<? extends Value> inputs, List<? extends Value> passed, Value a, Value b) {
    int first = inputs.indexOf(a);
    int second = inputs.indexOf(b);
    if (first < 0 || second < 0 && isInput(b, inputs)) return false;
    demand(passed.get(first), second < 0 ? b : passed.get(second));
    return true;
  }

  /** Whether a value comes together with some inputs, though not on every way. */
  private static boolean isInput(Value value, List<? extends Value> inputs) {
    if (inputs.isEmpty()) return true;
    Value other = inputs.getFirst();
    return value instanceof Value.Argument x && other instanceof Value.Argument y && x.owner() == y.owner()
        || value.definingOp() != null && value.definingOp() == other.definingOp();
  }

  /** A value that comes in several ways, none of them a loop, and one that is there before. */
  private boolean followOne(Value merged, Value before) {
    if (merged.definingOp() instanceof SelectOp select) {
      demand(select.trueValue(), before);
      demand(select.falseValue(), before);
      return true;
    }
    if (merged instanceof Value.Argument argument) {
      Block block = argument.owner();
      return !block.isEntry() && dominance.properlyDominates(before, block.first()) && followBranches(block, argument, before);
    }
    return merged.definingOp() instanceof RegionBranchOp op && dominance.properlyDominates(before, (Op) op)
        && ((Op) op).regions().stream().noneMatch(op::isRepetitive) && followPassed(op, null, merged, before);
  }
}
