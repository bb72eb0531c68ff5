// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.AbstractList;

/**
 * A run of operands of one operation, such as those that a branch passes to one successor. It reads through to the
 * operation; after an operand has been added or removed it must be asked for again.
 *
 * @see Rewriter#appendOperands
 */
public final class OperandRange extends AbstractList<Value> {
  private final Op owner;
  private final int start;
  private final int size;
  private final int slot;

  /**
   * @param slot the group of the definition that the range is, so that its recorded size can follow; -1 where none is
   */
  public OperandRange(Op owner, int start, int size, int slot) {
    this.owner = owner;
    this.start = start;
    this.size = size;
    this.slot = slot;
  }

  public Op owner() {
    return owner;
  }

  /** The position of the first operand of the range among all operands. */
  public int start() {
    return start;
  }

  int slot() {
    return slot;
  }

  @Override
  public Value get(int i) {
    return use(i).value;
  }

  public Use use(int i) {
    return owner.operands[start + java.util.Objects.checkIndex(i, size)];
  }

  @Override
  public int size() {
    return size;
  }

  /** The part from {@code from} (inclusive) to {@code to} (exclusive), for reading and replacing single operands. */
  public OperandRange slice(int from, int to) {
    return new OperandRange(owner, start + from, to - from, slot);
  }
}
