// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import java.util.List;

/** A loop whose body may be left by hoisting what does not change in it. */
public interface LoopLike {
  /** The regions that run repeatedly. */
  List<Region> loopRegions();

  /** Whether each run of the operation has an iteration, as far as its operands show. */
  default boolean hasIterations() {
    return false;
  }

  /** Whether a value is defined outside of the loop. */
  default boolean isDefinedOutside(Value value) {
    Region region = value.region();
    for (Region loop : loopRegions()) {
      if (region != null && region.isIn(loop)) return false;
    }
    return true;
  }

  /** The loop as an operation. */
  default Op asOp() {
    return (Op) this;
  }
}
