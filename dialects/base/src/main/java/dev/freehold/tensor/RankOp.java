// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The number of dimensions. */
public final class RankOp extends Op implements Pure, NamesResults {
  public static final OpDef<RankOp> DEF = OpDef.of("tensor.rank", RankOp.class, RankOp::new)
      .operand("tensor", TypeSets.ANY_TENSOR)
      .result("result", TypeSets.INDEX)
      .inferResults(state -> List.of(IndexType.INSTANCE))
      .assembly("$tensor attr-dict `:` type($tensor)")
      .build();

  private RankOp(OpState<?> state) {
    super(state);
  }

  public Value tensor() {
    return operand("tensor");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return tensor().type() instanceof TensorType type ? List.of(IntegerAttr.ofIndex(type.rank())) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "rank");
  }
}
