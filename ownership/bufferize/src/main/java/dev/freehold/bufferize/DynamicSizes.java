// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.arith.ConstantOp;
import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.EmptyOp;
import dev.freehold.tensor.ExtractSliceOp;
import dev.freehold.tensor.GenerateOp;
import dev.freehold.tensor.SplatOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sizes of the dynamic dimensions of a tensor. */
final class DynamicSizes {
  private DynamicSizes() {}

  /** What the operation that makes the tensor says about them, or else {@code tensor.dim} of it. */
  static List<Value> of(Value tensor, Rewriter rewriter) {
    List<Value> known = known(tensor);
    if (known != null) return known;
    TensorType type = (TensorType) tensor.type();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.shape().isDynamic(i)) sizes.add(rewriter.create(DimOp.of(tensor, rewriter.create(ConstantOp.index(i)).result())).result());
    }
    return sizes;
  }

  private static @Nullable List<Value> known(Value tensor) {
    Op op = tensor.definingOp();
    return switch (op) {
      case EmptyOp empty -> List.copyOf(empty.operands());
      case AllocTensorOp made when made.copy() == null -> List.copyOf(made.dynamicSizes());
      case ExtractSliceOp slice when slice.type().rank() == slice.sourceType().rank() -> sizes(slice.sizes());
      case GenerateOp generate -> List.copyOf(generate.operands());
      case SplatOp splat -> splat.operands(1, splat.operandCount() - 1);
      case null, default -> null;
    };
  }

  private static List<Value> sizes(MixedValues sizes) {
    return sizes.dynamics();
  }
}
