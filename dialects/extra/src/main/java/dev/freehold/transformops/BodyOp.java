// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;

/** Transformations in regions of their own, each of which yields what it makes. */
public final class BodyOp extends Op implements MemoryEffects, RecursiveMemoryEffects, SingleBlock, NamesSegments {
  private BodyOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<BodyOp> define(String name) {
    return OpDef.of("transform." + name, BodyOp.class, BodyOp::new);
  }

  @Override
  public void effects(List<Effects.On> effects) {
    QueryOp.addEffects(this, effects);
  }
}
