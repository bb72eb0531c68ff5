// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.described;

import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.dealloc.ownership.TwoWayModel;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.irdl.described.Behaviour;
import dev.freehold.irdl.described.Branch;
import dev.freehold.irdl.described.Definition;
import org.jspecify.annotations.Nullable;

/** How ownership goes through a branch with a condition. */
record TwoWayBranch(Branch branch) implements Behaviour {
  static @Nullable TwoWayBranch read(Definition definition) {
    Branch branch = definition.found(Branch.class);
    return branch != null && branch.hasCondition() ? new TwoWayBranch(branch) : null;
  }

  @Override
  public void register(Class<? extends Op> kind, Registrar registrar) {
    registrar.model(kind, OwnershipModel.class, op -> new TwoWayModel((BranchOp) op, branch.condition(op)));
  }
}
