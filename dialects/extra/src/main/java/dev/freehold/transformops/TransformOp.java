// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;

/** A transformation, or one of a list of patterns. */
public final class TransformOp extends Op implements NamesSegments {
  private TransformOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<TransformOp> define(String name) {
    return OpDef.of("transform." + name, TransformOp.class, TransformOp::new);
  }
}
