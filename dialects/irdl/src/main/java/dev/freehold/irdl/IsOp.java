// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.iface.Pure;

/** Accepts one type or attribute: {@code irdl.is i32}. */
public final class IsOp extends Op implements ConstraintOp, Pure {
  public static final OpDef<IsOp> DEF = OpDef.of("irdl.is", IsOp.class, IsOp::new)
      .attr("expected", AttrSet.ANY)
      .result("output", HandleType.ATTRIBUTE.set())
      .traits(IN_DEFINITION)
      .assembly("$expected ` ` attr-dict")
      .build();

  private IsOp(OpState<?> state) {
    super(state);
  }

  public Attribute expected() {
    return prop("expected", Attribute.class);
  }
}
