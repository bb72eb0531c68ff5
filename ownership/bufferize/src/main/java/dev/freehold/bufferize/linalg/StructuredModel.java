// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.linalg;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Destination;
import dev.freehold.bufferize.Overwriting;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.ShapedType;
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
    if (structured().argumentOf(operand.index()).hasUses()) return true;
    return init(operand) >= 0 && Overwriting.mustCover(state) && !coversAll(operand);
  }

  /** Whether iterations write each element of an init: each of its dimensions is a loop, and no other loop is without iterations. */
  private boolean coversAll(Use init) {
    AffineMap map = structured().indexingMaps().get(init.index());
    if (!map.isProjectedPermutation(false)) return false;
    for (int loop = 0; loop < map.numDims(); loop++) {
      if (!map.isFunctionOfDim(loop) && !surelyRuns(loop)) return false;
    }
    return true;
  }

  /** Whether a loop has iterations: it is a dimension that is known not to be empty. */
  private boolean surelyRuns(int loop) {
    AffineExpr position = AffineExpr.dim(loop);
    List<AffineMap> maps = structured().indexingMaps();
    for (int i = 0; i < op.operandCount(); i++) {
      if (!(op.operand(i).type() instanceof ShapedType type)) continue;
      for (int dimension = 0; dimension < maps.get(i).numResults(); dimension++) {
        if (maps.get(i).result(dimension).equals(position) && !type.shape().isDynamic(dimension) && type.size(dimension) > 0) return true;
      }
    }
    return false;
  }

  /** The body runs for each element. */
  @Override
  public boolean isRepetitive(Region region) {
    return true;
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
