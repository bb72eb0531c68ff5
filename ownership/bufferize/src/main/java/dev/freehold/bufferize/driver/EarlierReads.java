// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ReturnLike;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads behind a write that could as well come in front of it.
 *
 * @param readers the operations to move, in the block of {@code writer}
 * @param needMore whether others, of which the readers take results, have to be moved along
 */
record EarlierReads(List<Op> readers, Op writer, boolean needMore) {
  /** How many operations are looked at for one explanation. */
  private static final int MOST_VISITED = 1000;

  /** What has to be moved so that no read of a tensor comes behind a write; null where one of them needs what is written. */
  static @Nullable EarlierReads of(Use read, Use write) {
    Block block = commonBlock(read.owner(), write.owner());
    if (block == null) return null;
    Op writer = ancestorIn(block, write.owner());
    Set<Op> readers = new LinkedHashSet<>(List.of(ancestorIn(block, read.owner())));
    for (Use use = read.value().firstUse(); use != null; use = use.next()) {
      Op user = block.ancestorIn(use.owner());
      if (user != null && writer.isBefore(user)) readers.add(user);
    }
    Set<Op> needed = new HashSet<>(readers);
    boolean canMove = !readers.contains(writer) && readers.stream().allMatch(writer::isBefore) && collect(needed, writer);
    List<Op> inOrder = readers.stream().sorted((a, b) -> a.isBefore(b) ? -1 : 1).toList();
    return canMove ? new EarlierReads(inOrder, writer, needed.size() > readers.size()) : null;
  }

  /** Adds all between the writer and the readers that they need; whether the writer is none of it, and neither is a terminator. */
  private static boolean collect(Set<Op> needed, Op writer) {
    Deque<Op> pending = new ArrayDeque<>(needed);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (op == writer || op instanceof ReturnLike || op.next() == null || needed.size() > MOST_VISITED) return false;
      op.walk(inner -> {
        for (Value operand : inner.operands()) {
          Op owner = operand.definingOp();
          if (owner == null || owner.block() != writer.block() || owner.isBefore(writer)) continue;
          if (needed.add(owner)) pending.push(owner);
        }
      });
    }
    return true;
  }

  private static @Nullable Block commonBlock(Op one, Op other) {
    for (Op at = other; at != null; at = at.parentOp()) {
      Block block = at.block();
      if (block != null && block.ancestorIn(one) != null) return block;
    }
    return null;
  }

  private static Op ancestorIn(Block block, Op op) {
    Op ancestor = block.ancestorIn(op);
    if (ancestor == null) throw new IllegalArgumentException("the operation is not in the block");
    return ancestor;
  }
}
