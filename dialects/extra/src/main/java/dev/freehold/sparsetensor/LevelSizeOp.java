// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The size of one level: {@code sparse_tensor.lvl %a, %i : tensor<?x4xf32, #sparse>}. */
public final class LevelSizeOp extends Op implements NoMemoryEffect {
  public static final OpDef<LevelSizeOp> DEF = OpDef.of("sparse_tensor.lvl", LevelSizeOp.class, LevelSizeOp::new)
      .operand("source", SparseSets.TENSOR)
      .operand("index", TypeSets.INDEX)
      .result("result", TypeSets.INDEX)
      .assembly("attr-dict $source `,` $index `:` type($source)")
      .speculatableIf("the level is a constant", op -> Constants.number(op.operand("index")) != null)
      .build();

  private LevelSizeOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Long level = Constants.number(operand("index"));
    List<Long> sizes = LevelSizes.of((TensorType) operand("source").type());
    if (level == null || level < 0 || level >= sizes.size() || Shape.isDynamic(sizes.get(level.intValue()))) return null;
    return List.of(IntegerAttr.of(IndexType.INSTANCE, sizes.get(level.intValue())));
  }

  @Override
  protected void verify(Checker check) {
    Long level = Constants.number(operand("index"));
    if (level != null && Long.compareUnsigned(level, SparseSets.encoding(operand("source")).levelCount()) >= 0) {
      check.plainError("Level index exceeds the rank of the input sparse tensor");
    }
  }
}
