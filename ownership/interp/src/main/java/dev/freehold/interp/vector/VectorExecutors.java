// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.vector;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.arith.MathExecutors;
import dev.freehold.interp.memref.AtomicCombination;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.memref.AtomicRmwKind;
import dev.freehold.vector.ContractOp;
import dev.freehold.vector.FmaOp;
import dev.freehold.vector.MultiReductionOp;
import dev.freehold.vector.OuterProductOp;
import dev.freehold.vector.ReductionOp;
import java.util.Arrays;

/** The executors of vector. Reductions go through the elements in order; floats could tell. */
public final class VectorExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    VectorMoves.register(to);
    VectorMemory.register(to);
    MaskedMemory.register(to);
    Vectors.add(to, FmaOp.class, MathExecutors::lowerMultiplyAdd);
    Vectors.add(to, ReductionOp.class, VectorExecutors::reduce);
    Vectors.add(to, MultiReductionOp.class, VectorExecutors::reduceSome);
    Vectors.add(to, OuterProductOp.class, VectorExecutors::multiply);
    Vectors.add(to, ContractOp.class, Contraction::lower);
  }

  static AtomicRmwKind kind(EnumAttr kind, Type element) {
    boolean real = element instanceof FloatType;
    return switch (kind.keyword()) {
      case "add" -> real ? AtomicRmwKind.ADDF : AtomicRmwKind.ADDI;
      case "mul" -> real ? AtomicRmwKind.MULF : AtomicRmwKind.MULI;
      case "minui" -> AtomicRmwKind.MINU;
      case "minsi" -> AtomicRmwKind.MINS;
      case "minnumf" -> AtomicRmwKind.MINNUMF;
      case "minimumf" -> AtomicRmwKind.MINIMUMF;
      case "maxui" -> AtomicRmwKind.MAXU;
      case "maxsi" -> AtomicRmwKind.MAXS;
      case "maxnumf" -> AtomicRmwKind.MAXNUMF;
      case "maximumf" -> AtomicRmwKind.MAXIMUMF;
      case "and" -> AtomicRmwKind.ANDI;
      case "or" -> AtomicRmwKind.ORI;
      case "xor" -> AtomicRmwKind.XORI;
      default -> throw new IllegalArgumentException(kind.keyword());
    };
  }

  private static void reduce(ReductionOp op, Emitter out) {
    Type element = op.result().type();
    AtomicRmwKind kind = kind(op.kind(), element);
    boolean started = op.operandCount() > 1;
    Vectors.gather(op, out, (frame, operands, at) -> {
      Object sum = started ? operands[1][0] : operands[0][0];
      for (int i = started ? 0 : 1; i < operands[0].length; i++) sum = AtomicCombination.of(kind, sum, operands[0][i], element);
      return sum;
    });
  }

  private static void reduceSome(MultiReductionOp op, Emitter out) {
    VectorType type = (VectorType) op.source().type();
    AtomicRmwKind kind = kind(op.prop("kind", EnumAttr.class), type.element());
    boolean[] reduced = new boolean[type.rank()];
    for (long dimension : op.prop("reduction_dims", DenseArrayAttr.class).longs()) reduced[(int) dimension] = true;
    long[] sizes = Vectors.sizes(type);
    Vectors.gather(op, out, (frame, operands, at) -> {
      Object sum = operands[1][Vectors.linearIndexOrNone(Vectors.sizes(op.result().type()), at)];
      for (int i = 0; i < operands[0].length; i++) {
        if (Arrays.equals(kept(Tensor.positions(sizes, i), reduced), at)) sum = AtomicCombination.of(kind, sum, operands[0][i], type.element());
      }
      return sum;
    });
  }

  private static long[] kept(long[] position, boolean[] reduced) {
    long[] kept = new long[position.length];
    int count = 0;
    for (int i = 0; i < position.length; i++) {
      if (!reduced[i]) kept[count++] = position[i];
    }
    return Arrays.copyOf(kept, count);
  }

  /** The right side may be a scalar, which then goes with each element of the left one. */
  private static void multiply(OuterProductOp op, Emitter out) {
    Type element = ((VectorType) op.result().type()).element();
    AtomicRmwKind product = element instanceof FloatType ? AtomicRmwKind.MULF : AtomicRmwKind.MULI;
    AtomicRmwKind kind = kind(op.prop("kind", EnumAttr.class), element);
    long[] sizes = Vectors.sizes(op.result().type());
    Vectors.gather(op, out, (frame, operands, at) -> {
      Object both = AtomicCombination.of(product, operands[0][(int) at[0]], operands[1][at.length > 1 ? (int) at[1] : 0], element);
      return operands.length < 3 ? both : AtomicCombination.of(kind, operands[2][Vectors.linearIndexOrNone(sizes, at)], both, element);
    });
  }
}
