// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Changes the operands of operations. The order of a value's uses decides what canonicalization looks at first, so it must be that of
 * the reference, which keeps operands in a row of memory: those that move in it, or with it to a larger one, count as new uses.
 */
final class OperandStore {
  private OperandStore() {}

  /** Replaces all operands. */
  static void assign(Op op, List<? extends Value> values) {
    makeRoom(op, values.size());
    for (Use use : op.operands) use.unlink();
    op.operands = new Use[values.size()];
    for (int i = 0; i < op.operands.length; i++) op.operands[i] = new Use(op, i, values.get(i));
  }

  /** Replaces {@code removed} operands of a group, from operand {@code at} of the operation on. */
  static void splice(OperandRange group, int at, int removed, Collection<? extends Value> added) {
    Op op = group.owner();
    int newLength = op.operands.length - removed + added.size();
    Use[] grown = new Use[newLength];
    System.arraycopy(op.operands, 0, grown, 0, at);
    for (int i = at; i < at + removed; i++) op.operands[i].unlink();
    if (makeRoom(op, newLength)) renew(op, 0, at);
    if (added.size() != removed) renew(op, at + removed, op.operands.length);
    int to = at;
    for (Value value : added) grown[to] = new Use(op, to++, value);
    System.arraycopy(op.operands, at + removed, grown, to, op.operands.length - at - removed);
    for (int i = to; i < newLength; i++) grown[i].index = i;
    op.operands = grown;
    group.recordGrowth(added.size() - removed);
  }

  /** Erases the operands that are chosen. */
  static void erase(Op op, Predicate<Use> dead) {
    List<Use> kept = new ArrayList<>(op.operands.length);
    int[] bounds = Objects.requireNonNull(op.def().operandBounds(op), "the operands fit the definition");
    int[] erased = new int[bounds.length - 1];
    for (int i = 0, group = 0; i < op.operands.length; i++) {
      while (i >= bounds[group + 1]) group++;
      Use use = op.operands[i];
      if (!dead.test(use)) {
        if (use.index != kept.size()) use.renew();
        use.index = kept.size();
        kept.add(use);
        continue;
      }
      use.unlink();
      erased[group]++;
    }
    op.operands = kept.toArray(new Use[0]);
    for (int group = 0; group < erased.length; group++) OperandRange.addToSize(op, op.def().operandSegmentsProperty(), group, -erased[group]);
  }

  /** Whether the operands that are there must move to make room for so many. */
  private static boolean makeRoom(Op op, int count) {
    int room = op.roomAndMarks >>> VerificationMarks.BITS;
    if (count <= room) return false;
    setRoom(op, Math.max(count, Integer.highestOneBit(room + 2) << 1));
    return true;
  }

  /** Says how many operands an operation has room for. */
  static void setRoom(Op op, int room) {
    op.roomAndMarks = room << VerificationMarks.BITS | op.roomAndMarks & VerificationMarks.ANY;
  }

  private static void renew(Op op, int from, int to) {
    for (int i = from; i < to; i++) op.operands[i].renew();
  }
}
