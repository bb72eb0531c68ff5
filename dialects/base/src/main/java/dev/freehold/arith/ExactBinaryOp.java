// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import java.util.function.Function;

/** A division or shift of integers that may promise that nothing is left over. */
public abstract class ExactBinaryOp extends BinaryOp {
  static final String EXACT = "isExact";

  protected ExactBinaryOp(OpState<?> state) {
    super(state);
  }

  public boolean isExact() {
    return hasAttr(EXACT);
  }

  static <O extends ExactBinaryOp> OpDefBuilder<O> declare(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return integers(name, kind, constructor)
        .optionalAttr(EXACT, AttrSets.UNIT)
        .assembly("$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)");
  }
}
