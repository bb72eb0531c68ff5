// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** A tensor with slices inserted at coordinates that another tensor holds. */
public final class ScatterOp extends Op implements Pure, NamesResults {
  public static final OpDef<ScatterOp> DEF = OpDef.of("tensor.scatter", ScatterOp.class, ScatterOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .operand("dest", TypeSets.RANKED_TENSOR)
      .operand("indices", TypeSets.rankedTensorOf(TypeSets.SIGNLESS_INTEGER_OR_INDEX))
      .attr("scatter_dims", AttrSets.DENSE_I64_ARRAY)
      .optionalAttr("unique", AttrSets.UNIT)
      .result("result", TypeSets.RANKED_TENSOR)
      .assembly("$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict "
          + "`:` functional-type(operands, results)")
      .neverSpeculatable()
      .build();

  private ScatterOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    GatherScatter.of(this, "dest", "scatter_dims").verify("scatter", "dest", "source", (TensorType) source().type(), check);
    if (!check.failed() && prop("unique") == null) check.error("requires 'unique' attribute to be set");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "scatter");
  }
}
