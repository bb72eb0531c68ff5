// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** Coordinates sorted: {@code sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf32, #unordered> to tensor<?x?xf32, #ordered>}. */
public final class ReorderCooOp extends Op implements Pure {
  public static final OpDef<ReorderCooOp> DEF = OpDef.of("sparse_tensor.reorder_coo", ReorderCooOp.class, ReorderCooOp::new)
      .operand("input_coo", SparseSets.TENSOR)
      .attr("algorithm", SparseSets.SORT.set("sparse tensor sort algorithm"))
      .result("result_coo", SparseSets.TENSOR)
      .traits(Laws::reordered)
      .assembly("$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)")
      .build();

  private ReorderCooOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return Laws.encoding(operand(0)).equals(Laws.encoding(result())) ? List.of(operand(0)) : null;
  }
}
