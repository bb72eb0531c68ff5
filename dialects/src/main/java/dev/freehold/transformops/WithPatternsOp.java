// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SymbolTable;
import java.util.function.BiConsumer;

/** Transformations, and patterns by which they find things. */
public final class WithPatternsOp extends Op implements DefaultDialect, NoTerminator, SymbolTable, NamesResults {
  private WithPatternsOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<WithPatternsOp> define(String name) {
    return OpDef.of("transform." + name, WithPatternsOp.class, WithPatternsOp::new);
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
