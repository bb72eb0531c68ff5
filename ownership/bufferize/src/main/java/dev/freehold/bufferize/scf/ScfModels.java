// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferize.Bufferizable;
import dev.freehold.ir.Registrar;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ExecuteRegionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.ForallOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.IndexSwitchOp;
import dev.freehold.scf.WhileOp;
import dev.freehold.scf.YieldOp;

/** How structured control flow is bufferized. */
public final class ScfModels {
  private ScfModels() {}

  public static void register(Registrar scf) {
    scf.model(ConditionOp.class, Bufferizable.class, TerminatorModels.Condition::new);
    scf.model(ExecuteRegionOp.class, Bufferizable.class, ExecuteRegionModel::new);
    scf.model(ForOp.class, Bufferizable.class, ForModel::new);
    scf.model(ForallOp.class, Bufferizable.class, ForallModel::new);
    scf.model(IfOp.class, Bufferizable.class, ChoiceModel::new);
    scf.model(IndexSwitchOp.class, Bufferizable.class, ChoiceModel::new);
    scf.model(WhileOp.class, Bufferizable.class, WhileModel::new);
    scf.model(YieldOp.class, Bufferizable.class, TerminatorModels.Yield::new);
  }
}
