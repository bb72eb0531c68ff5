// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.SingleBlock;
import java.util.function.BiConsumer;

/** The same, which see nothing of what is around them. */
public final class ApartOp extends Op implements IsolatedFromAbove, SingleBlock, NamesResults {
  private ApartOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<ApartOp> define(String name) {
    return OpDef.of("transform." + name, ApartOp.class, ApartOp::new);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    GroupNames.ofResults(this, name);
  }
}
