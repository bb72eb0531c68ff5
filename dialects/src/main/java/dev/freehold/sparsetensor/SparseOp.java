// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import java.util.function.BiConsumer;

/** An operation of which nothing is known about memory. */
public final class SparseOp extends Op implements NamesResults {
  private SparseOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<SparseOp> define(String name) {
    return OpDef.of("sparse_tensor." + name, SparseOp.class, SparseOp::new);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    GroupNames.ofResults(this, name);
  }
}
