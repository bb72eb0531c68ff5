// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;

/** Ends a region of {@link CycleOp} and says what the next one gets. */
public final class NextOp extends Op implements Pure, ReturnLike {
  public static final OpDef<NextOp> DEF = OpDef.of("ring.next", NextOp.class, NextOp::new)
      .operands("passed", TypeSet.ANY)
      .traits(Traits.hasParent("ring.cycle"))
      .assembly("($passed^ `:` type($passed))? attr-dict")
      .build();

  private NextOp(OpState<?> state) {
    super(state);
  }
}
