// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.ArrayAttr;
import java.util.List;

/** What the regions of an operation must be: {@code irdl.regions(body: %0)}. */
public final class RegionsOp extends Op {
  public static final OpDef<RegionsOp> DEF = OpDef.of("irdl.regions", RegionsOp.class, RegionsOp::new)
      .with(definition -> NamedValues.declare(definition, HandleType.REGION))
      .traits(Traits.hasParent("irdl.operation"))
      .build();

  private RegionsOp(OpState<?> state) {
    super(state);
  }

  public List<String> names() {
    return Names.of(prop("names", ArrayAttr.class));
  }

  @Override
  protected void verify(Checker check) {
    Names.verifyList(this, "region", names(), check);
  }
}
