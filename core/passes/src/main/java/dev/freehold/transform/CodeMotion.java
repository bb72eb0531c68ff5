// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Mobility;
import dev.freehold.ir.Op;
import dev.freehold.ir.Purity;
import dev.freehold.ir.Walk;

/** Which operations leave a loop, and which are merged with equal ones. */
public interface CodeMotion {
  /** As the definitions of the operations say: {@link Mobility}. */
  CodeMotion SOUND = new CodeMotion() {
    @Override
    public boolean mayLeave(Op root, Op loop) {
      if (!Purity.isPure(root)) return false;
      return root.walkPreOrder(op -> {
        Mobility<?> mobility = op.def().mobility();
        return mobility.hasIdentity(op) || mobility.scopeOf(op) == loop ? Walk.STOP : Walk.ADVANCE;
      }) != Walk.STOP;
    }

    @Override
    public boolean mayMerge(Op op, Op root, Op twin, Op twinRoot) {
      Mobility<?> mobility = op.def().mobility();
      if (mobility.hasIdentity(op)) return false;
      if (mobility.scope() == null) return true;
      Op scope = mobility.scopeOf(op);
      // A scope within the roots has its counterpart in the same place.
      boolean inside = scope != null && root.isAncestorOf(scope);
      return inside || scope == mobility.scopeOf(twin);
    }
  };

  /** Whether an operation that uses nothing of a loop may run once before the loop instead of in each of its iterations. */
  boolean mayLeave(Op root, Op loop);

  /**
   * Whether two equal operations compute the same, as far as their places decide.
   *
   * @param root the operation that is to be replaced: {@code op}, or one around it
   * @param twinRoot the operation that is to replace {@code root}
   */
  boolean mayMerge(Op op, Op root, Op twin, Op twinRoot);
}
