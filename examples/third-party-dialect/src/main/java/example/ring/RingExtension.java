// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Extension;
import dev.freehold.ir.ExtensionRegistrar;
import dev.freehold.ir.Value;
import java.util.List;

/** What the dialect has to know of operations that are not its own. */
public final class RingExtension implements Extension {
  @Override
  public void register(ExtensionRegistrar registrar) {
    registrar.whenLoaded("arith", arith -> arith.model(SelectOp.class, ForwardsBoxes.class, Selected::new));
  }

  /** {@code arith.select} gives one of two boxes, where it selects among boxes. */
  private record Selected(SelectOp op) implements ForwardsBoxes {
    @Override
    public List<? extends Value> forwarded(Value given) {
      return op.results();
    }
  }
}
