// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import java.util.List;

/** Finds things in the program that is transformed, and changes nothing: without use, it can go. */
public final class QueryOp extends Op implements MemoryEffects, NamesSegments {
  private QueryOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<QueryOp> define(String name) {
    return OpDef.of("transform." + name, QueryOp.class, QueryOp::new);
  }

  @Override
  public void effects(List<Effects.On> effects) {
    addEffects(this, effects);
  }

  /** Adds what there is where operands are read and results made, and nothing else. */
  static void addEffects(Op op, List<Effects.On> effects) {
    for (Value operand : op.operands()) effects.add(new Effects.On(Effect.READS, operand));
    for (Value result : op.results()) {
      effects.add(new Effects.On(Effect.ALLOCATES, result));
      effects.add(new Effects.On(Effect.WRITES, result));
    }
    effects.add(new Effects.On(makesOperations(op) ? Effect.WRITES : Effect.READS, null));
  }

  /** Tile sizes are integers, or operations that compute them. */
  private static boolean makesOperations(Op op) {
    return op.name().endsWith("tile_sizes") && TransformSets.isHandle(op.result().type());
  }
}
