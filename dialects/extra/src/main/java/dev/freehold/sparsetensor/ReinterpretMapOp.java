// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same storage read by another map from dimensions to levels. */
public final class ReinterpretMapOp extends Op implements NoMemoryEffect {
  public static final OpDef<ReinterpretMapOp> DEF = OpDef.of("sparse_tensor.reinterpret_map", ReinterpretMapOp.class, ReinterpretMapOp::new)
      .operand("source", SparseSets.TENSOR)
      .result("dest", SparseSets.TENSOR)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .build();

  private ReinterpretMapOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Value source = operand("source");
    if (source.type().equals(result().type())) return List.of(source);
    if (!(source.definingOp() instanceof ReinterpretMapOp before)) return null;
    return before.operand("source").type().equals(result().type()) ? List.of(before.operand("source")) : null;
  }

  @Override
  protected void verify(Checker check) {
    EncodingAttr from = SparseSets.encoding(operand("source"));
    EncodingAttr to = SparseSets.encoding(result());
    if (from.levelCount() != to.levelCount()) {
      check.plainError("Level rank mismatch between source/dest tensors");
    } else if (!from.levels().equals(to.levels())) {
      check.plainError("Level type mismatch between source/dest tensors");
    } else if (from.positionWidth() != to.positionWidth() || from.coordinateWidth() != to.coordinateWidth()) {
      check.plainError("Crd/Pos width mismatch between source/dest tensors");
    } else if (!SparseSets.tensor(operand("source")).element().equals(SparseSets.tensor(result()).element())) {
      check.plainError("Element type mismatch between source/dest tensors");
    } else if (!LevelSizes.of(SparseSets.tensor(operand("source"))).equals(LevelSizes.of(SparseSets.tensor(result())))) {
      check.plainError("Level size mismatch between source/dest tensors");
    }
  }
}
