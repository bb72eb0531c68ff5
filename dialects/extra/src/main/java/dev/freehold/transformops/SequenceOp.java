// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.SingleBlock;

/** Transformations one after the other: {@code transform.sequence %root : !transform.any_op failures(propagate) { … }}. */
public final class SequenceOp extends Op implements HoldsTransforms, SingleBlock, NamesSegments {
  private SequenceOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<SequenceOp> define(String name) {
    return OpDef.of("transform." + name, SequenceOp.class, SequenceOp::new);
  }
}
