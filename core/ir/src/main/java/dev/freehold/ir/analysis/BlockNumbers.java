// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Numbers blocks in the order in which they come; null may be one of them. Most regions have few blocks, for which the tables of a map would be larger than all else that an analysis
 * needs; and several threads may ask about one region, so that the blocks themselves cannot take the numbers.
 */
final class BlockNumbers {
  private static final int FIRST_CAPACITY = 8;

  /** The blocks in order; null from {@link #size} on. */
  private @Nullable Block[] blocks = new Block[FIRST_CAPACITY / 2];
  private int size;
  /** The numbers plus 1 of the blocks, by their hashes; what collides goes to the next free place. At most half of them are taken. */
  private int[] table = new int[FIRST_CAPACITY];

  /** Gives a block the next number; false where it has one already. */
  boolean add(@Nullable Block block) {
    int place = find(block);
    if (table[place] != 0) return false;
    if (size == blocks.length) {
      grow();
      place = find(block);
    }
    blocks[size++] = block;
    table[place] = size;
    return true;
  }

  int size() {
    return size;
  }

  /** The block with a number; not null, though null may have a number. */
  Block get(int number) {
    return Objects.requireNonNull(blocks[number], "no block has the number");
  }

  /** The number of a block, from 0; -1 where it has none. */
  int of(@Nullable Block block) {
    return table[find(block)] - 1;
  }

  private int find(@Nullable Block block) {
    int mask = table.length - 1;
    int hash = System.identityHashCode(block);
    int place = (hash ^ hash >>> 12) & mask;
    while (table[place] != 0 && blocks[table[place] - 1] != block) place = place + 1 & mask;
    return place;
  }

  private void grow() {
    blocks = Arrays.copyOf(blocks, 2 * size);
    table = new int[4 * size];
    for (int i = 0; i < size; i++) table[find(blocks[i])] = i + 1;
  }
}
