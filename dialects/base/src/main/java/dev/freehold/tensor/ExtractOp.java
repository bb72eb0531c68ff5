// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.KnownSizes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** An element: {@code %extracted = tensor.extract %t[%i, %j] : tensor<4x?xf32>}. */
public final class ExtractOp extends Op implements Pure, NamesResults {
  public static final OpDef<ExtractOp> DEF = OpDef.of("tensor.extract", ExtractOp.class, ExtractOp::new)
      .operand("tensor", TypeSets.RANKED_TENSOR)
      .operands("indices", TypeSets.INDEX)
      .result("result", TypeSet.ANY)
      .typeFrom("result type matches element type of tensor", "tensor", "result", TypeSets::elementOrSelf)
      .assembly("$tensor `[` $indices `]` attr-dict `:` type($tensor)")
      .canonicalize("ofIndexCast", ExtractFolding::ofIndexCast)
      .canonicalize("ofCast", ExtractFolding::ofCast)
      .canonicalize("ofGenerate", ExtractFolding::ofGenerate)
      .speculatableIf(KnownSizes.INDICES, op -> KnownSizes.areInBounds(op.indices(), op.tensor().type()))
      .build();

  private ExtractOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExtractOp> of(Value tensor, Collection<? extends Value> indices) {
    return DEF.state().operands(tensor).operands(indices).results(TypeSets.elementOrSelf(tensor.type()));
  }

  public Value tensor() {
    return operand("tensor");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  @Override
  protected void verify(Checker check) {
    if (((TensorType) tensor().type()).rank() != indices().size()) check.error("incorrect number of indices for extract_element");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Folded element = ExtractFolding.element(this);
    return element == null ? null : List.of(element);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "extracted");
  }
}
