// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Use;
import java.util.List;

/** Operations that do nothing to their tensor operand but see it in another way: their first result is the same buffer. */
public interface Forwarding extends Bufferizable {
  @Override
  default boolean reads(Use operand, AnalysisState state) {
    return false;
  }

  @Override
  default boolean writes(Use operand, AnalysisState state) {
    return false;
  }

  @Override
  default List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return List.of(AliasingValue.equivalent(op().result()));
  }
}
