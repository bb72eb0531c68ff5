// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import org.jspecify.annotations.Nullable;

/**
 * One operand of one operation: the edge from a value to its user. The operand <em>is</em> the node of the value's use
 * list, so that adding, moving and removing a use is O(1) and nothing hashes.
 */
public final class Use {
  final Op owner;
  int index;
  Value value;
  @Nullable Use prev;
  @Nullable Use next;

  Use(Op owner, int index, Value value) {
    this.owner = owner;
    this.index = index;
    link(value);
  }

  /** The operation that has this operand. */
  public Op owner() {
    return owner;
  }

  /** The position among the owner's operands. */
  public int index() {
    return index;
  }

  /** The value used. */
  public Value value() {
    return value;
  }

  /** The next use of the same value, or null. Newer uses come first. */
  public @Nullable Use next() {
    return next;
  }

  void set(Value newValue) {
    unlink();
    link(newValue);
  }

  /** Becomes the newest use of its value, as if the operation had only now been given this operand. */
  void renew() {
    set(value);
  }

  private void link(Value newValue) {
    ReadOnly.change();
    value = newValue;
    prev = null;
    next = newValue.firstUse;
    if (next != null) next.prev = this;
    newValue.firstUse = this;
    if (owner.block != null) newValue.isUsedIn(owner.block);
  }

  void unlink() {
    ReadOnly.change();
    VerificationMarks.usesChanged(value);
    if (prev == null) value.firstUse = next;
    else prev.next = next;
    if (next != null) next.prev = prev;
    prev = null;
    next = null;
  }
}
