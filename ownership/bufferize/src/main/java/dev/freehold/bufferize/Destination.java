// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Use;
import dev.freehold.ir.iface.DestinationStyle;
import java.util.List;

/**
 * Operations in destination-passing style: each tensor result is equivalent to the init that it is computed into. Upstream:
 * {@code DstBufferizableOpInterfaceExternalModel}.
 */
public interface Destination extends Bufferizable {
  @Override
  default boolean reads(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  default boolean writes(Use operand, AnalysisState state) {
    return init(operand) >= 0;
  }

  @Override
  default List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    int init = init(operand);
    return init < 0 || init >= op().resultCount() ? List.of() : List.of(AliasingValue.equivalent(op().result(init)));
  }

  /** The position of an operand among the inits; -1 where it is none. */
  default int init(Use operand) {
    OperandRange inits = ((DestinationStyle) op()).inits();
    int i = operand.index() - inits.start();
    return i >= 0 && i < inits.size() ? i : -1;
  }
}
