// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import java.util.function.BiConsumer;

/** A transformation, or one of a list of patterns. */
public final class TransformOp extends Op implements NamesResults {
  private TransformOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<TransformOp> define(String name) {
    return OpDef.of("transform." + name, TransformOp.class, TransformOp::new);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    GroupNames.ofResults(this, name);
  }
}
