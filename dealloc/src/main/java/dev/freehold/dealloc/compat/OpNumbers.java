// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The numbers by which the reference tells the order of operations in a block. It compares them across blocks as well, so that they
 * show: a block is numbered in steps when its order is first asked for, which the verifier may do; new operations get what is left
 * between their neighbours, and before anyone asks for them they count as last.
 */
final class OpNumbers {
  private static final int STEP = 5;
  private static final long NONE = 0xFFFF_FFFFL;

  private final Map<Op, Long> numbers = new IdentityHashMap<>();
  private final Set<Block> numbered = Collections.newSetFromMap(new IdentityHashMap<>());

  OpNumbers(Op root) {
    root.walkPreOrder(op -> {
      for (Region region : op.regions()) {
        for (Block block : region) {
          if (usesItsOwnResults(block)) renumber(block);
        }
      }
      return Walk.ADVANCE;
    });
  }

  private static boolean usesItsOwnResults(Block block) {
    for (Op op : block) {
      for (Value result : op.results()) {
        for (Use use = result.firstUse(); use != null; use = use.next()) {
          if (block.ancestorIn(use.owner()) != null) return true;
        }
      }
    }
    return false;
  }

  /** What the reference answers to the question whether {@code a} stands before {@code b} in its block, wherever they stand. */
  boolean isBefore(Op a, Op b) {
    if (!numbered.contains(a.block())) {
      renumber(a.block());
    } else {
      makeUp(a);
      makeUp(b);
    }
    return number(a) < number(b);
  }

  private long number(Op op) {
    return numbers.getOrDefault(op, NONE);
  }

  private void renumber(Block block) {
    numbered.add(block);
    long number = 0;
    for (Op op : block) numbers.put(op, number += STEP);
  }

  private void makeUp(Op op) {
    if (numbers.containsKey(op) || op.block().first() == op.block().last()) return;
    long number = between(numbers.get(op.prev()), numbers.get(op.next()), op);
    if (number == NONE) renumber(op.block());
    else numbers.put(op, number);
  }

  private static long between(Long before, Long after, Op op) {
    if (op.next() == null) return before == null ? NONE : before + STEP;
    if (op.prev() == null) {
      if (after == null || after == 0) return NONE;
      return after <= STEP ? after / 2 : STEP;
    }
    if (before == null || after == null || before + 1 == after) return NONE;
    return before + (after - before) / 2;
  }

  /** Takes note that the reference puts a new operation in the place of this one. */
  void forget(Op op) {
    numbers.remove(op);
  }
}
