// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.cf;

import dev.freehold.bufferize.Bufferizable;
import dev.freehold.cf.BrOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.cf.SwitchOp;
import dev.freehold.ir.Registrar;

/** How branches are bufferized. */
public final class CfModels {
  private CfModels() {}

  public static void register(Registrar cf) {
    cf.model(BrOp.class, Bufferizable.class, BranchModel::new);
    cf.model(CondBrOp.class, Bufferizable.class, BranchModel::new);
    cf.model(SwitchOp.class, Bufferizable.class, BranchModel::new);
  }
}
