// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Use;
import java.util.List;

/** A terminator of a region whose operands are the results of the operation around it. It never copies: a buffer from inside could not be freed. */
public interface ForwardingTerminator extends ReadOnly {
  @Override
  default boolean mustBeInPlace(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  default List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return List.of(AliasingValue.equivalent(op().enclosingOp().result(operand.index())));
  }
}
