// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** Parts of a tensor from places that another tensor tells. */
public final class GatherOp extends Op implements Pure, NamesResults {
  public static final OpDef<GatherOp> DEF = OpDef.of("tensor.gather", GatherOp.class, GatherOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .operand("indices", TypeSets.rankedTensorOf(TypeSets.SIGNLESS_INTEGER_OR_INDEX))
      .attr("gather_dims", AttrSets.DENSE_I64_ARRAY)
      .optionalAttr("unique", AttrSets.UNIT)
      .result("result", TypeSets.RANKED_TENSOR)
      .assembly("$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict "
      + "`:` functional-type(operands, results)")
      .build();

  private GatherOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "gather");
  }
}
