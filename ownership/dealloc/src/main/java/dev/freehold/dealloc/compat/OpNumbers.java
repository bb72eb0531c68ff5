// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpNumbering;
import org.jspecify.annotations.Nullable;

/**
 * The numbers by which the reference tells the order of operations in a block. It compares them across blocks as well, so that they
 * show: a block is numbered in steps when its order is first asked for, and again after operations were moved into it; new operations get what
 * is left between their neighbours, and before anyone asks for them they count as last. What is alone in its region needs none.
 */
final class OpNumbers {
  private static final int STEP = 5;
  private static final long NONE = 0xFFFF_FFFFL;

  private OpNumbers() {}

  /** What the reference answers to the question whether {@code a} stands before {@code b} in its block, wherever they stand in a region. */
  static boolean isBefore(Op a, Op b) {
    if (a.enclosingRegion().hasOneBlock()) return a.isBefore(b);
    ask(a, b);
    return number(a) < number(b);
  }

  /** Numbers what the reference numbers when it is asked for the order of these. */
  static void ask(Op a, Op b) {
    Block block = a.enclosingBlock();
    if (block.numbering().isCurrent()) {
      makeUp(a);
      makeUp(b);
    } else {
      renumber(block);
    }
  }

  private static long number(Op op) {
    Long number = op.enclosingBlock().numbering().get(op);
    return number == null ? NONE : number;
  }

  private static void renumber(Block block) {
    OpNumbering numbers = block.numbering();
    long number = 0;
    for (Op op : block) numbers.put(op, number += STEP);
    numbers.setCurrent();
  }

  private static void makeUp(Op op) {
    Block block = op.enclosingBlock();
    OpNumbering numbers = block.numbering();
    if (numbers.get(op) != null || block.first() == block.last()) return;
    long number = between(op.prev(), op.next(), numbers);
    if (number == NONE) renumber(block);
    else numbers.put(op, number);
  }

  private static long between(@Nullable Op prev, @Nullable Op next, OpNumbering numbers) {
    Long before = prev == null ? null : numbers.get(prev);
    Long after = next == null ? null : numbers.get(next);
    if (next == null) return before == null ? NONE : before + STEP;
    if (prev == null) {
      if (after == null || after == 0) return NONE;
      return after <= STEP ? after / 2 : STEP;
    }
    if (before == null || after == null || before + 1 == after) return NONE;
    return before + (after - before) / 2;
  }

  /** Takes note that the reference puts a new operation in the place of this one. */
  static void forget(Op op) {
    op.enclosingBlock().numbering().remove(op);
  }
}
