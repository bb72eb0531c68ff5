// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.List;

/** Ends a list of transformations with the handles that it makes. */
public final class YieldOp extends Op implements MemoryEffects, RegionTerminator {
  static OpDefBuilder<YieldOp> define(String name) {
    return OpDef.of("transform." + name, YieldOp.class, YieldOp::new);
  }

  private YieldOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void effects(List<Effects.On> effects) {
    QueryOp.addEffects(this, effects);
  }
}
