// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.graph;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.NoTerminator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Operations that run one after another: a block of the IR, or what lies in one between two operations with regions that control passes through.
 * Its parameters are the arguments of the block, or the results of the operation in front of it.
 */
public final class BasicBlock {
  private final int number;
  private final Region region;
  private final @Nullable Block block;
  private final @Nullable Op behind;
  private final List<? extends Value> parameters;
  private final List<Op> ops = new ArrayList<>();
  private final List<ControlFlowEdge> incoming = new ArrayList<>(2);
  private final List<ControlFlowEdge> outgoing = new ArrayList<>(2);

  /**
   * @param block null for a region that is empty, but could have a block through which control passes without doing anything
   * @param behind the operation with regions that it begins behind; null where it begins with the block
   */
  BasicBlock(int number, Region region, @Nullable Block block, @Nullable Op behind) {
    this.number = number;
    this.region = region;
    this.block = block;
    this.behind = behind;
    parameters = behind != null ? behind.results() : block != null ? block.arguments() : List.of();
  }

  /** A number that no other block of its graph has, below {@link ControlFlowGraph#blockCount}. */
  public int number() {
    return number;
  }

  public Region region() {
    return region;
  }

  /** The block that it is part of; null for one that an empty region does not have yet. */
  public @Nullable Block block() {
    return block;
  }

  public @Nullable Op behind() {
    return behind;
  }

  public List<? extends Value> parameters() {
    return parameters;
  }

  /** Its operations; the last one is a terminator, or has regions that control passes through. */
  public List<Op> ops() {
    return ops;
  }

  public List<ControlFlowEdge> incoming() {
    return incoming;
  }

  public List<ControlFlowEdge> outgoing() {
    return outgoing;
  }

  /** Whether it is a block that terminators branch to, so that edges into it can get blocks of their own. */
  public boolean isSuccessor() {
    return block != null && behind == null && !block.isEntry();
  }

  /** Whether a value from elsewhere is there at the start. */
  public boolean isInScope(Value value, Dominance dominance) {
    if (parameters.contains(value)) return false;
    Op at = !ops.isEmpty() ? ops.getFirst() : behind != null ? behind : region.enclosingOp();
    return dominance.properlyDominates(value, at);
  }

  /** Whether it ends with the terminator of its block. */
  public boolean endsWithTerminator() {
    return !ops.isEmpty() && mayTerminate(ops.getLast());
  }

  /** Whether nothing can be put behind an operation: it ends its block, or may do so, as one of which nothing is known may. */
  public static boolean mayTerminate(Op op) {
    return op instanceof Terminator || !op.isRegistered() && op.next() == null && !(op.parentOp() instanceof NoTerminator);
  }
}
