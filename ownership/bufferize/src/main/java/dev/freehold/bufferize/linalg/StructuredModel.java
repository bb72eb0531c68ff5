// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.linalg;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Destination;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.linalg.LinalgEnums;
import dev.freehold.linalg.StructuredOp;
import java.util.List;

/** Structured operations: what they read is what their bodies use. */
record StructuredModel(Op op) implements Destination {
  private StructuredOp structured() {
    return (StructuredOp) op;
  }

  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return structured().argumentOf(operand.index()).hasUses();
  }

  @Override
  public boolean isElementwise(List<Use> operands, AnalysisState state) {
    if (!structured().iteratorTypes().stream().allMatch(LinalgEnums.PARALLEL::equals)) return false;
    List<AffineMap> maps = structured().indexingMaps();
    for (Use operand : operands) {
      boolean isShaped = operand.value().type() instanceof TensorType || operand.value().type() instanceof MemRefType;
      if (isShaped && !maps.get(operand.index()).isIdentity()) return false;
    }
    return true;
  }

  @Override
  public void bufferize(Bufferizer to) {
    DestinationRewrite.run(op, to);
  }
}
