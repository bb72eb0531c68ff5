// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Use;
import java.util.List;

/** Operations that read their tensor operands, and whose results are none of them. */
public interface ReadOnly extends Bufferizable {
  @Override
  default boolean reads(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  default boolean writes(Use operand, AnalysisState state) {
    return false;
  }

  @Override
  default List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return List.of();
  }
}
