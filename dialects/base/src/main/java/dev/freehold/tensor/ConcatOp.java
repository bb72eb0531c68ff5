// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.KnownSizes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tensors one after the other: {@code tensor.concat dim(0) %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>}. */
public final class ConcatOp extends Op implements Pure, NamesResults {
  public static final OpDef<ConcatOp> DEF = OpDef.of("tensor.concat", ConcatOp.class, ConcatOp::new)
      .operands("inputs", TypeSets.RANKED_TENSOR)
      .attr("dim", AttrSets.I64)
      .result("result", TypeSets.RANKED_TENSOR)
      .assembly("`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)")
      .canonicalize("ofOne", ConcatPatterns::ofOne)
      .canonicalize("sizesOfOthers", ConcatPatterns::sizesOfOthers)
      .canonicalize("sizeOfResult", ConcatPatterns::sizeOfResult)
      .speculatableIf(KnownSizes.STATIC, KnownSizes::areStatic)
      .build();

  private ConcatOp(OpState<?> state) {
    super(state);
  }

  public int dim() {
    return (int) prop("dim", IntegerAttr.class).longValue();
  }

  /** What is known of the result from the tensors. */
  TensorType inferred() {
    TensorType first = (TensorType) operands().getFirst().type();
    long[] sizes = first.shape().toArray();
    long sum = 0;
    for (Value input : operands()) {
      TensorType type = (TensorType) input.type();
      sum = Shape.isDynamic(sum) || type.shape().isDynamic(dim()) ? Shape.DYNAMIC : sum + type.size(dim());
      for (int i = 0; i < sizes.length; i++) {
        if (Shape.isDynamic(sizes[i])) sizes[i] = type.size(i);
      }
    }
    sizes[dim()] = sum;
    return TensorType.of(Shape.of(sizes), first.element());
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() < 1) {
      check.error("requires at least one input");
      return;
    }
    TensorType result = (TensorType) result().type();
    long dim = prop("dim", IntegerAttr.class).longValue();
    if (!allInputs(type -> type.rank() == result.rank())) {
      check.error("rank of concatenated inputs must match result rank");
    } else if (!allInputs(type -> type.element().equals(result.element()))) {
      check.error("inputs and result element type must match");
    } else if (dim < 0 || dim >= result.rank()) {
      check.error("concatenation dim must be less than the tensor rank");
    } else {
      verifySizes(result, check);
    }
  }

  private boolean allInputs(Predicate<TensorType> constraint) {
    for (Value input : operands()) {
      if (!constraint.test((TensorType) input.type())) return false;
    }
    return true;
  }

  private void verifySizes(TensorType result, Checker check) {
    for (int i = 0; i < result.rank(); i++) {
      if (i == dim()) continue;
      long size = Shape.DYNAMIC;
      for (Value input : operands()) {
        long other = ((TensorType) input.type()).size(i);
        if (Shape.isDynamic(other) || other == size) continue;
        if (!Shape.isDynamic(size)) {
          check.error("static concatenation size mismatch along non-concatenated dimension " + i);
          return;
        }
        size = other;
      }
    }
    TensorType inferred = inferred();
    if (!Traits.shapesAgree(inferred, result)) {
      check.error("result type " + Printing.quoted(result) + "does not match inferred shape " + Printing.quoted(inferred) + " static sizes");
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return operandCount() == 1 && operands().getFirst().type().equals(result().type()) ? List.copyOf(operands()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "concat");
  }
}
