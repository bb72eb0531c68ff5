// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import java.util.List;

/** A map and what it is applied to: first the values for its dims, then those for its symbols. */
record MapOperands(AffineMap map, List<Value> operands) {
  MapOperands {
    operands = List.copyOf(operands);
  }

  List<Value> dims() {
    return operands.subList(0, map.numDims());
  }

  List<Value> symbols() {
    return operands.subList(map.numDims(), operands.size());
  }
}
