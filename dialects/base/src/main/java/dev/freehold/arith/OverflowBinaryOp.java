// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Pure;
import java.util.function.Function;

/** An operation on two integers that may promise not to overflow. */
public abstract class OverflowBinaryOp extends BinaryOp implements Pure {
  protected OverflowBinaryOp(OpState<?> state) {
    super(state);
  }

  public final OverflowAttr overflow() {
    return prop("overflowFlags", OverflowAttr.class);
  }

  static <O extends OverflowBinaryOp> OpDefBuilder<O> declare(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return integers(name, kind, constructor)
        .defaultAttr("overflowFlags", OverflowAttr.SET, OverflowAttr.NONE)
        .assembly("$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)");
  }

  static <O extends Op> OpState<O> state(OpDef<O> def, Value lhs, Value rhs, OverflowAttr overflow) {
    return state(def, lhs, rhs).prop("overflowFlags", overflow);
  }
}
