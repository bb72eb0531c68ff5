// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Coordinates sorted: {@code sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf32, #unordered> to tensor<?x?xf32, #ordered>}. */
public final class ReorderCooOp extends Op implements Pure {
  public static final OpDef<ReorderCooOp> DEF = OpDef.of("sparse_tensor.reorder_coo", ReorderCooOp.class, ReorderCooOp::new)
      .operand("input_coo", SparseSets.TENSOR)
      .attr("algorithm", SparseSets.SORT.set("sparse tensor sort algorithm"))
      .result("result_coo", SparseSets.TENSOR)
      .assembly("$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)")
      .build();

  private ReorderCooOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return SparseSets.encoding(operand("input_coo")).equals(SparseSets.encoding(result())) ? List.of(operand("input_coo")) : null;
  }

  @Override
  protected void verify(Checker check) {
    EncodingAttr from = SparseSets.encoding(operand("input_coo"));
    EncodingAttr to = SparseSets.encoding(result());
    if (!from.holdsCoordinates() || !to.holdsCoordinates()) {
      check.plainError("Expected COO sparse tensors only");
      return;
    }
    if (!from.map().equals(to.map())) check.plainError("Unmatched dim2lvl map between input and result COO");
    boolean same = from.positionType().equals(to.positionType()) && from.coordinateType().equals(to.coordinateType())
        && SparseSets.tensor(operand("input_coo")).element().equals(SparseSets.tensor(result()).element());
    if (!same) check.plainError("Unmatched storage format between input and result COO");
  }
}
