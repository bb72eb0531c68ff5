// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** An operation on tensors as values, or on what is known of their storage. */
public final class PureSparseOp extends Op implements Pure, NamesResults {
  private PureSparseOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<PureSparseOp> define(String name) {
    return OpDef.of("sparse_tensor." + name, PureSparseOp.class, PureSparseOp::new);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    GroupNames.ofResults(this, name);
  }
}
