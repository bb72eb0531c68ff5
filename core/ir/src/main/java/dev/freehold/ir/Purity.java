// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayDeque;
import java.util.Deque;

/** Whether an operation computes and does nothing else, so that it may run, or not run, anywhere. */
public final class Purity {
  private Purity() {}

  /** Whether the operation and all below it touch no memory and may run speculatively. */
  public static boolean isPure(Op root) {
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (!(Effects.of(op) instanceof Effects.Known(var effects, boolean recursive)) || !effects.isEmpty()) return false;
      boolean body = op.def().isRecursivelySpeculatable();
      if (op instanceof ConditionallySpeculatable own && !own.isSpeculatable()) return false;
      if (!body && !(op.def().isAlwaysSpeculatable() || op instanceof ConditionallySpeculatable)) return false;
      if (body || recursive) addBody(op, pending);
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
