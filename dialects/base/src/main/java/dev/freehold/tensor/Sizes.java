// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.ConstantOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;

/** Sizes of tensors that patterns need. */
public final class Sizes {
  private Sizes() {}

  /** The size of a dimension, as a constant or from a new {@code tensor.dim}. */
  public static Folded of(Value tensor, int dim, Rewriter rw) {
    TensorType type = (TensorType) tensor.type();
    if (!type.shape().isDynamic(dim)) return IntegerAttr.ofIndex(type.size(dim));
    Value index = rw.create(ConstantOp.index(dim)).result();
    return rw.create(DimOp.of(tensor, index)).result();
  }
}
