// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import org.jspecify.annotations.Nullable;

/** One control-flow edge from a terminator to a block. The edge is the node of the block's predecessor list. */
public final class Successor {
  final Op owner;
  final int index;
  Block block;
  @Nullable Successor prev;
  @Nullable Successor next;

  Successor(Op owner, int index, Block block) {
    this.owner = owner;
    this.index = index;
    link(block);
  }

  /** The terminator that the edge leaves. */
  public Op owner() {
    return owner;
  }

  /** The position among the terminator's successors. */
  public int index() {
    return index;
  }

  /** The block that the edge enters. */
  public Block block() {
    return block;
  }

  /** The next edge into the same block, or null. Newer edges come first. */
  public @Nullable Successor next() {
    return next;
  }

  void set(Block newBlock) {
    unlink();
    link(newBlock);
  }

  private void link(Block target) {
    ReadOnly.change();
    block = target;
    prev = null;
    next = target.firstPredecessor;
    if (next != null) next.prev = this;
    target.firstPredecessor = this;
    VerificationMarks.edgeChanged(this);
  }

  void unlink() {
    ReadOnly.change();
    VerificationMarks.edgeChanged(this);
    if (prev == null) block.firstPredecessor = next;
    else prev.next = next;
    if (next != null) next.prev = prev;
    prev = null;
    next = null;
  }
}
