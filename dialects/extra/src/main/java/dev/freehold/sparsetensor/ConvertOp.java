// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts the storage format of a tensor: {@code sparse_tensor.convert %a : tensor<8xf32> to tensor<8xf32, #sparse>}. */
public final class ConvertOp extends Op implements Pure {
  public static final OpDef<ConvertOp> DEF = OpDef.of("sparse_tensor.convert", ConvertOp.class, ConvertOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .result("dest", TypeSets.RANKED_TENSOR)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .build();

  private ConvertOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return operand("source").type().equals(result().type()) ? List.of(operand("source")) : null;
  }

  @Override
  protected void verify(Checker check) {
    TensorType from = SparseSets.tensor(operand("source"));
    TensorType to = SparseSets.tensor(result());
    if (from.rank() != to.rank()) {
      check.plainError("unexpected conversion mismatch in rank");
      return;
    }
    if (SparseSets.optionalEncoding(to) instanceof EncodingAttr encoding && encoding.isSlice()) {
      check.plainError("cannot convert to a sparse tensor slice");
      return;
    }
    for (int d = 0; d < to.rank(); d++) {
      if (from.size(d) == to.size(d) || Shape.isDynamic(to.size(d))) continue;
      check.plainError("unexpected conversion mismatch in dimension " + d);
      return;
    }
  }
}
