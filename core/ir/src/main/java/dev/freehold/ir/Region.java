// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A list of blocks that belongs to an operation. The first block is the entry. */
public final class Region implements Iterable<Block> {
  @Nullable Op parent;
  int index;
  @Nullable Block first;
  @Nullable Block last;

  public Region() {}

  /** The operation that holds the region; null while it is being built. */
  public @Nullable Op parentOp() {
    return parent;
  }

  /** The operation that holds the region, which must have been built. */
  public Op enclosingOp() {
    return Objects.requireNonNull(parent, "the region has no operation yet");
  }

  /** The region that holds the parent operation, or null. */
  public @Nullable Region parentRegion() {
    return parent == null ? null : parent.parentRegion();
  }

  /** The position among the operation's regions. */
  public int index() {
    return index;
  }

  /** The entry block, or null in an empty region. */
  public @Nullable Block first() {
    return first;
  }

  /**
   * The entry block of a region that has one.
   *
   * @throws NoSuchElementException if the region is empty
   */
  public Block entryBlock() {
    if (first == null) throw new NoSuchElementException("the region is empty");
    return first;
  }

  /** The last block, or null in an empty region. */
  public @Nullable Block last() {
    return last;
  }

  public boolean isEmpty() {
    return first == null;
  }

  public boolean hasOneBlock() {
    return first != null && first == last;
  }

  /** Whether this region is {@code other} or lies anywhere below it. */
  public boolean isIn(@Nullable Region other) {
    for (Region region = this; region != null; region = region.parentRegion()) {
      if (region == other) return true;
    }
    return false;
  }

  /** A snapshot of the blocks, in order. */
  public List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (Block block = first; block != null; block = block.next) blocks.add(block);
    return blocks;
  }

  /** The blocks in order; the block that was handed out last may be erased or moved. */
  @Override
  public Iterator<Block> iterator() {
    return new Iterator<>() {
      private @Nullable Block upcoming = first;

      @Override
      public boolean hasNext() {
        return upcoming != null;
      }

      @Override
      public Block next() {
        Block block = upcoming;
        if (block == null) throw new NoSuchElementException();
        upcoming = block.next;
        return block;
      }
    };
  }

  /** Inserts a block that is in no region; before {@code before}, or last where that is null. */
  void insert(Block block, @Nullable Block before) {
    ReadOnly.change();
    block.region = this;
    block.next = before;
    block.prev = before == null ? last : before.prev;
    if (block.prev == null) first = block;
    else block.prev.next = block;
    if (before == null) last = block;
    else before.prev = block;
    VerificationMarks.inserted(block);
  }

  void remove(Block block) {
    ReadOnly.change();
    if (block.prev == null) first = block.next;
    else block.prev.next = block.next;
    if (block.next == null) last = block.prev;
    else block.next.prev = block.prev;
    block.prev = null;
    block.next = null;
    block.region = null;
    VerificationMarks.blockRemoved(this);
  }
}
