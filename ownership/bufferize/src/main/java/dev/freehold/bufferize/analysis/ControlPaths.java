// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Paths of control flow from one operation to another that do not pass the definition of a value. The definition dominates the operation at the end, or is in
 * an operation that does.
 */
final class ControlPaths {
  private final BufferizableOps ops;
  private final BlockCycles cycles = new BlockCycles();

  ControlPaths(BufferizableOps ops) {
    this.ops = ops;
  }

  /** Whether control comes from one operation to another without a branch and without another iteration, or both are in one operation. */
  boolean leadDirectly(Op from, Op to) {
    Region around = around(from, to);
    Op first = ancestorIn(around, from);
    Op last = ancestorIn(around, to);
    return first == last || first.block() == last.block() && first.isBefore(last);
  }

  /** Whether control may come from one operation to another by branches, or in another iteration, without passing a definition. */
  boolean leadAround(Op from, Op to, Value definition) {
    Region around = around(from, to);
    Op first = ancestorIn(around, from);
    Op last = ancestorIn(around, to);
    if (leadByBranches(first, last, definition)) return true;
    // The definition runs again in each iteration of a region that it is in.
    for (Region region = around; !isIn(region, definition); region = region.enclosingOp().enclosingRegion()) {
      if (ops.isRepetitive(region)) return true;
      Op op = region.enclosingOp();
      if (leadByBranches(op, op, definition)) return true;
    }
    return false;
  }

  private static boolean isIn(Region region, Value definition) {
    return Objects.requireNonNull(definition.region(), "is in a function").isIn(region);
  }

  /** Whether branches lead from an operation to another in the same region, or back to it. */
  private boolean leadByBranches(Op from, Op to, Value definition) {
    Block begin = from.enclosingBlock();
    Block end = to.enclosingBlock();
    if (begin.enclosingRegion().hasOneBlock() || begin == end && !cycles.contains(begin)) return false;
    Block passed = null;
    if (isIn(begin.enclosingRegion(), definition)) {
      passed = blockIn(begin.enclosingRegion(), definition);
      // Every path passes the definition in the block where it ends, or where it begins.
      if (passed == end || passed == begin && isAfter(from, passed, definition)) return false;
    }
    return reaches(begin, end, passed);
  }

  /** Whether a definition comes after an operation in the same block. */
  private static boolean isAfter(Op op, Block block, Value definition) {
    Op defining = block.ancestorIn(Tensors.owner(definition));
    return defining != null && defining != op && op.isBefore(defining);
  }

  /** Whether control may go from the end of one block to another without coming to a third. */
  private static boolean reaches(Block from, Block to, @Nullable Block except) {
    Set<Block> seen = new HashSet<>();
    Deque<Block> pending = new ArrayDeque<>(from.successors());
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      if (block == except || !seen.add(block)) continue;
      if (block == to) return true;
      pending.addAll(block.successors());
    }
    return false;
  }

  private static Block blockIn(Region region, Value definition) {
    Block block = definition.enclosingBlock();
    while (block.enclosingRegion() != region) block = block.enclosingRegion().enclosingOp().enclosingBlock();
    return block;
  }

  /** The innermost region that both operations are in. */
  private static Region around(Op a, Op b) {
    Region region = a.enclosingRegion();
    while (!b.enclosingRegion().isIn(region)) region = region.enclosingOp().enclosingRegion();
    return region;
  }

  private static Op ancestorIn(Region region, Op op) {
    Op at = op;
    while (at.parentRegion() != region) at = at.enclosingOp();
    return at;
  }
}
