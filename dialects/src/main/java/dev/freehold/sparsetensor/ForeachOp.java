// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.SingleBlock;

/** Visits the elements of a tensor that are stored. */
public final class ForeachOp extends Op implements SingleBlock {
  public static final OpDef<ForeachOp> DEF = OpDef.of("sparse_tensor.foreach", ForeachOp.class, ForeachOp::new)
      .operand("tensor", TypeSets.RANKED_TENSOR)
      .operands("initArgs", TypeSet.ANY)
      .optionalAttr("order", AttrSets.AFFINE_MAP)
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("sparse_tensor.yield"), Laws::visited)
      .assembly("`in` $tensor (`init` `(` $initArgs^ `)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region")
      .build();

  private ForeachOp(OpState<?> state) {
    super(state);
  }
}
