// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.SingleBlock;
import java.util.function.BiConsumer;

/** Transformations one after the other: {@code transform.sequence %root : !transform.any_op failures(propagate) { … }}. */
public final class SequenceOp extends Op implements DefaultDialect, SingleBlock, NamesResults {
  private SequenceOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<SequenceOp> define(String name) {
    return OpDef.of("transform." + name, SequenceOp.class, SequenceOp::new);
  }

  @Override
  public String defaultDialect() {
    return "transform";
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    GroupNames.ofResults(this, name);
  }
}
