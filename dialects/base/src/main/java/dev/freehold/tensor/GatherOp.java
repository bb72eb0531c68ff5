// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Slices of a tensor at coordinates that another tensor holds. */
public final class GatherOp extends Op implements Pure, NamesResults {
  public static final OpDef<GatherOp> DEF = OpDef.of("tensor.gather", GatherOp.class, GatherOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .operand("indices", TypeSets.rankedTensorOf(TypeSets.SIGNLESS_INTEGER_OR_INDEX))
      .attr("gather_dims", AttrSets.DENSE_I64_ARRAY)
      .optionalAttr("unique", AttrSets.UNIT)
      .result("result", TypeSets.RANKED_TENSOR)
      .assembly("$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict "
          + "`:` functional-type(operands, results)")
      .neverSpeculatable()
      .build();

  private GatherOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    GatherScatter.of(this, "source", "gather_dims").verify("gather", "source", "result", (TensorType) result().type(), check);
  }

  /** What is the same everywhere is gathered from anywhere. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    TensorType type = (TensorType) result().type();
    return Constants.of(source()) instanceof DenseElementsAttr dense && dense.isSplat() && type.hasStaticShape() ? List.of(dense.withType(type))
        : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "gather");
  }
}
