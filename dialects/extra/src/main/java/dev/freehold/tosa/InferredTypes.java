// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Types of results that follow from those of operands; a result may know its sizes better or worse. */
final class InferredTypes {
  private InferredTypes() {}

  static OpDefBuilder<TosaOp> reduced(OpDefBuilder<TosaOp> op) {
    return op.inferResults(state -> List.of(reduced(state))).compatibleResults(InferredTypes::fit);
  }

  static OpDefBuilder<TosaOp> concatenated(OpDefBuilder<TosaOp> op) {
    return op.inferResults(InferredTypes::concatenated).compatibleResults(InferredTypes::fit);
  }

  private static boolean fit(Type inferred, Type given) {
    return ((ShapedType) inferred).element().equals(((ShapedType) given).element()) && Traits.shapesAgree(inferred, given);
  }

  private static int axis(OpState<TosaOp> state) {
    return (int) ((IntegerAttr) Objects.requireNonNull(state.attr("axis"), "axis")).longValue();
  }

  private static Type reduced(OpState<TosaOp> state) {
    ShapedType input = (ShapedType) state.operands().getFirst().type();
    int axis = axis(state);
    if (!input.hasRank() || axis < 0 || axis >= input.rank()) return UnrankedTensorType.of(input.element());
    long[] sizes = input.shape().toArray();
    sizes[axis] = 1;
    return TensorType.of(Shape.of(sizes), input.element());
  }

  private static @Nullable List<Type> concatenated(OpState<TosaOp> state) {
    if (state.operands().isEmpty()) return null;
    int axis = axis(state);
    long[] sizes = null;
    long together = 0;
    for (Value operand : state.operands()) {
      ShapedType input = (ShapedType) operand.type();
      if (input.hasRank() && (axis < 0 || axis >= input.rank() || sizes != null && sizes.length != input.rank())) return null;
      boolean known = input.hasRank() && !input.shape().isDynamic(axis);
      together = known && !Shape.isDynamic(together) ? together + input.size(axis) : Shape.DYNAMIC;
      if (!input.hasRank()) continue;
      long[] given = input.shape().toArray();
      if (sizes == null) sizes = given.clone();
      for (int i = 0; i < sizes.length; i++) {
        if (Shape.isDynamic(sizes[i])) sizes[i] = given[i];
      }
    }
    Type element = ((ShapedType) state.operands().getFirst().type()).element();
    if (sizes == null) return List.of(UnrankedTensorType.of(element));
    sizes[axis] = together;
    return List.of(TensorType.of(Shape.of(sizes), element));
  }
}
