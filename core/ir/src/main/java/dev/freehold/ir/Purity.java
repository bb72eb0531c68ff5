// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;

/** Whether an operation computes and does nothing else, so that it may run, or not run, anywhere. Its {@link Mobility} says whether it depends on the place. */
public final class Purity {
  private Purity() {}

  /** Whether the operation and all below it touch no memory and may run where the program does not run them. */
  public static boolean isPure(Op root) {
    return isPure(root, op -> op.def().mobility().allowsSpeculation(op));
  }

  /**
   * Whether MLIR calls the operation pure, by its traits and interfaces alone: an operation with the trait {@code Pure} counts even if it may fault on its
   * operands. The rules of the {@code affine} dialect for symbols are made of this.
   */
  public static boolean isDeclaredPure(Op root) {
    return isPure(root, op -> op.def().mobility().declaresSpeculation(op));
  }

  private static boolean isPure(Op root, Predicate<Op> speculatable) {
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (!(Effects.of(op) instanceof Effects.Known(var effects, boolean recursive)) || !effects.isEmpty()) return false;
      if (!speculatable.test(op)) return false;
      if (recursive || op.def().mobility().isRecursive()) addBody(op, pending);
    }
    return true;
  }

  /** Whether the operation and all below it touch no memory. */
  public static boolean hasNoEffects(Op root) {
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (!(Effects.of(op) instanceof Effects.Known(var effects, boolean recursive)) || !effects.isEmpty()) return false;
      if (recursive) addBody(op, pending);
    }
    return true;
  }

  private static void addBody(Op op, Deque<Op> pending) {
    for (Region region : op.regions()) {
      for (Block block : region) {
        for (Op inner : block) pending.push(inner);
      }
    }
  }
}
