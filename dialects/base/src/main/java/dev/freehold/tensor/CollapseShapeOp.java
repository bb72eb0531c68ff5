// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.memref.Reassociating;
import dev.freehold.memref.Reassociation;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Joins neighbouring dimensions: {@code tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>}. */
public final class CollapseShapeOp extends Op implements Pure, NamesResults, Reassociating.Collapse<TensorType> {
  public static final OpDef<CollapseShapeOp> DEF = OpDef.of("tensor.collapse_shape", CollapseShapeOp.class, CollapseShapeOp::new)
      .operand("src", TypeSets.ANY_TENSOR)
      .attr("reassociation", AttrSets.I64_ARRAYS)
      .result("result", TypeSets.ANY_TENSOR)
      .assembly("$src $reassociation attr-dict `:` type($src) `into` type($result)")
      .canonicalize("twice", ReshapePatterns.COMPOSITION::collapseTwice)
      .canonicalize("ofExpand", ReshapePatterns.COMPOSITION::collapseOfExpand)
      .canonicalize("ofElements", ReshapePatterns::ofElements)
      .canonicalize("ofCast", ReshapePatterns::collapseOfCast)
      .build();

  private CollapseShapeOp(OpState<?> state) {
    super(state);
  }

  static OpState<CollapseShapeOp> of(Type type, Value source, List<List<Integer>> groups) {
    return DEF.state().operands(source).prop("reassociation", Reassociation.attr(groups)).results(type);
  }

  @Override
  protected void verify(Checker check) {
    if (groups().stream().anyMatch(List::isEmpty)) check.error("reassociation indices must not be empty");
    else Reshaping.verify(source().type(), result().type(), groups(), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return ReshapePatterns.fold(this);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "collapsed");
  }
}
