// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.NamesResults;
import java.util.function.BiConsumer;

/** A value that the solver is to find: {@code smt.declare_fun "a" : !smt.int}. */
public final class DeclareFunOp extends Op implements NamesResults {
  public static final OpDef<DeclareFunOp> DEF = OpDef.of("smt.declare_fun", DeclareFunOp.class, DeclareFunOp::new)
      .optionalAttr("namePrefix", AttrSets.STRING)
      .result("result", Types.ANY, Effect.ALLOCATES)
      .assembly("($namePrefix^)? attr-dict `:` qualified(type($result))")
      .build();

  private DeclareFunOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (prop("namePrefix") instanceof StringAttr prefix) name.accept(result(), prefix.value());
  }
}
