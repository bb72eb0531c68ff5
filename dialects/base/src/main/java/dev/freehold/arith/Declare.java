// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import java.util.List;
import java.util.function.Function;

/** What the declarations of elementwise operations have in common. */
public final class Declare {
  private Declare() {}

  /** An operation whose operands and results all have one type. */
  public static <O extends Op> OpDefBuilder<O> sameType(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return OpDef.of(name, kind, constructor).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).traits(Traits.elementwiseMappable())
        .inferResults(state -> List.of(state.operands().getFirst().type()));
  }
}
