// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.ReturnLike;

/** Ends any region. */
public final class ReturnOp extends Op implements NoMemoryEffect, ReturnLike {
  public static final OpDef<ReturnOp> DEF = OpDef.of("test.return", ReturnOp.class, ReturnOp::new)
      .operands("operands", TypeSet.ANY)
      .build();

  private ReturnOp(OpState<?> state) {
    super(state);
  }
}
