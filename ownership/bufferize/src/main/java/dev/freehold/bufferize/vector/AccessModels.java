// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.vector;

import dev.freehold.arith.Constants;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Destination;
import dev.freehold.bufferize.Overwriting;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.vector.MaskOp;
import dev.freehold.vector.TransferWriteOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Operations that read vectors from tensors and write them to tensors. */
final class AccessModels {
  private AccessModels() {}

  private static Op onBuffer(Op op, Value buffer, List<Type> results, Bufferizer to) {
    to.rewriter().before(op);
    List<Value> operands = new ArrayList<>(op.operands());
    operands.set(op.use("base").index(), buffer);
    return create(op.def(), op, operands, results, to);
  }

  private static <O extends Op> Op create(OpDef<O> def, Op op, List<Value> operands, List<Type> results, Bufferizer to) {
    OpState<O> state = def.state().operands(operands).results(results);
    op.properties().forEach(state::attr);
    return to.create(state);
  }

  /** {@code vector.transfer_read} and {@code vector.gather}. */
  record Read(Op op) implements ReadOnly {
    @Override
    public void bufferize(Bufferizer to) {
      to.replace(op, onBuffer(op, to.buffer(op.operand("base")), op.resultTypes(), to).results());
    }
  }

  /** {@code vector.transfer_write}. */
  record TransferWrite(TransferWriteOp op) implements Destination {
    @Override
    public boolean reads(Use operand, AnalysisState state) {
      return !(op.base().type() instanceof TensorType type && type.hasStaticShape() && coversAll(type, Overwriting.mustCover(state)));
    }

    /**
     * Whether each element of the destination is written to.
     *
     * @param byMap whether the sizes compared are those of the dimensions that the permutation map assigns, and not those of the first dimensions
     */
    private boolean coversAll(TensorType type, boolean byMap) {
      for (Value index : op.indices()) {
        Long position = Constants.number(index);
        if (position == null || position != 0) return false;
      }
      if (op.mask() != null || op.parentOp() instanceof MaskOp) return false;
      ShapedType vector = (ShapedType) op.vector().type();
      AffineMap map = byMap ? op.attr("permutation_map", AffineMapAttr.class).map() : AffineMap.identity(Math.min(type.rank(), vector.rank()));
      long[] written = new long[type.rank()];
      Arrays.fill(written, byMap ? 1 : Long.MAX_VALUE);
      for (int i = 0; i < map.numResults(); i++) {
        if (map.result(i) instanceof AffineDim(int dimension)) written[dimension] = vector.size(i);
      }
      for (int i = 0; i < type.rank(); i++) {
        if (type.size(i) > written[i]) return false;
      }
      return true;
    }

    @Override
    public void bufferize(Bufferizer to) {
      Value buffer = to.buffer(op.base());
      onBuffer(op, buffer, List.of(), to);
      to.replace(op, buffer);
    }
  }
}
