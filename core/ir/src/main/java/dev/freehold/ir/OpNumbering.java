// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of the operations of a block, from whoever wants to keep some. They mean nothing to a program, but whoever reproduces another
 * implementation's order needs those that it keeps. An operation takes its number along when it is moved, and has none when it is new; a block into
 * which something was moved is out of date. A block that nobody numbers has no such object.
 */
public final class OpNumbering {
  private final Map<Op, Long> numbers = new IdentityHashMap<>();
  private boolean current;

  OpNumbering() {}

  /** Whether nothing has been moved into the block since {@link #setCurrent}. */
  public boolean isCurrent() {
    return current;
  }

  public void setCurrent() {
    current = true;
  }

  /** The number of an operation of the block; null if it has none. */
  public @Nullable Long get(Op op) {
    return numbers.get(op);
  }

  public void put(Op op, long number) {
    numbers.put(op, number);
  }

  /** As if the operation were new. */
  public void remove(Op op) {
    numbers.remove(op);
  }

  static void moved(Op op, @Nullable Long number, Block target) {
    if (number != null) target.numbering().put(op, number);
    if (target.numbering != null) target.numbering.current = false;
  }
}
