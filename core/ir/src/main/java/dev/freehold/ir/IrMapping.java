// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.IdentityHashMap;
import java.util.Map;

/** What stands for what in a copy. */
public final class IrMapping {
  private final Map<Value, Value> values = new IdentityHashMap<>();
  private final Map<Block, Block> blocks = new IdentityHashMap<>();

  public void map(Value from, Value to) {
    values.put(from, to);
  }

  public void map(Block from, Block to) {
    blocks.put(from, to);
  }

  /** What stands for {@code value}: itself where nothing else was mapped. */
  public Value get(Value value) {
    return values.getOrDefault(value, value);
  }

  /** What stands for {@code block}: itself where nothing else was mapped. */
  public Block get(Block block) {
    return blocks.getOrDefault(block, block);
  }

  public boolean contains(Value value) {
    return values.containsKey(value);
  }
}
