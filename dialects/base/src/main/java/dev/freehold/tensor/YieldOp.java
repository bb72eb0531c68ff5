// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends the body of {@link GenerateOp} or {@link PadOp} with the element. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  public static final OpDef<YieldOp> DEF = OpDef.of("tensor.yield", YieldOp.class, YieldOp::new)
      .operand("value", TypeSet.ANY)
      .traits(Traits.hasParent("tensor.generate", "tensor.pad"))
      .assembly("$value attr-dict `:` type($value)")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  public Value value() {
    return operand("value");
  }
}
