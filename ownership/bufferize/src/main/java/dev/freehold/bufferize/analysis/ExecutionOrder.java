// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.analysis.BlockCycles;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.FollowedPaths;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** What runs before what. */
final class ExecutionOrder {
  private final BufferizableOps ops;
  private final Dominance dominance;
  private final BlockCycles cycles = new BlockCycles();
  private final ControlPaths paths;
  private final boolean followsPaths;

  ExecutionOrder(BufferizableOps ops, Dominance dominance) {
    this.ops = ops;
    this.dominance = dominance;
    paths = new ControlPaths(ops);
    followsPaths = ops.profile().strategy(FollowedPaths.class, FollowedPaths.SOUND).areComplete();
  }

  /** Whether {@code a}, or an operation around it that is not around {@code b}, has always run when {@code b} runs. */
  boolean isBefore(Op a, Op b) {
    for (Op at = a; at != null; at = at.parentOp()) {
      if (at != b && at.isAncestorOf(b)) return false;
      if (dominance.properlyDominates(at, b)) return true;
    }
    return false;
  }

  /** Whether a value is the same until another is defined again, because it has always been defined before. */
  boolean isDefinedBefore(Value value, Value other) {
    Op definition = other.definingOp();
    return dominance.properlyDominates(value, definition != null ? definition : other.enclosingBlock().firstOp());
  }

  /** Whether a write may come after a definition of elements; a read of them comes after both. */
  boolean mayBeAfter(Op writer, Value definition) {
    return switch (definition) {
      case Value.Result result -> !isBefore(writer, result.owner()) && (result.owner() == writer || !result.owner().isAncestorOf(writer));
      case Value.Argument argument when followsPaths -> writer.enclosingRegion().isIn(argument.owner().enclosingRegion());
      case Value.Argument argument -> argument.owner().ancestorIn(writer) != null;
    };
  }

  /** Whether a write may come before a read without a branch and without another iteration. */
  boolean mayBeDirectlyBefore(Op writer, Op reader) {
    return !isBefore(reader, writer) && (!followsPaths || paths.leadDirectly(writer, reader));
  }

  /**
   * Whether a write may come before a read by branches, or in another iteration, without passing a definition of the elements.
   *
   * @param definitions all definitions of the elements
   */
  boolean mayBeAround(Use write, Use read, Value definition, Collection<Value> definitions) {
    return followsPaths ? paths.leadAround(write.owner(), read.owner(), definition) : !matters(read, write, definitions);
  }

  /** Whether it matters for a read and a write which of them comes first: not where both run again and again between definitions of the elements. */
  private boolean matters(Use read, Use write, Collection<Value> definitions) {
    return mattersInRegions(read.owner(), write.owner(), definitions) && mattersInBlocks(read.owner(), write.owner(), definitions);
  }

  private boolean mattersInRegions(Op read, Op write, Collection<Value> definitions) {
    for (Value definition : definitions) {
      Region reading = ops.repetitiveRegion(read);
      Region defining = ops.repetitiveRegion(definition);
      if (reading == defining || reading == null) continue;
      // The outermost repetitive region around the read that the definition is not in.
      for (Region next = ops.nextRepetitiveRegion(reading); next != defining && next != null; next = ops.nextRepetitiveRegion(reading))
        reading = next;
      if (reading.enclosingOp().isAncestorOf(write)) return false;
    }
    return true;
  }

  private boolean mattersInBlocks(Op read, Op write, Collection<Value> definitions) {
    Region region = read.enclosingRegion();
    if (region.hasOneBlock() || write.parentRegion() != region || !cycles.contains(read.enclosingBlock())) return true;
    for (Value definition : definitions) {
      Block defining = definition.enclosingBlock();
      if (reaches(read.enclosingBlock(), write.enclosingBlock(), defining) && reaches(write.enclosingBlock(), read.enclosingBlock(), defining))
        return false;
    }
    return true;
  }

  /** Whether control may go from the end of one block to another without coming to a third. */
  private static boolean reaches(Block from, Block to, Block except) {
    if (to == except) return false;
    Set<Block> seen = new HashSet<>();
    Deque<Block> pending = new ArrayDeque<>(from.successors());
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      if (block == to) return true;
      if (block == except || !seen.add(block)) continue;
      pending.addAll(block.successors());
    }
    return false;
  }
}
