// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
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
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A tensor with one element replaced: {@code %inserted = tensor.insert %x into %t[%i] : tensor<4xf32>}. */
public final class InsertOp extends Op implements Pure, DestinationStyle, NamesResults {
  public static final OpDef<InsertOp> DEF = OpDef.of("tensor.insert", InsertOp.class, InsertOp::new)
      .operand("scalar", TypeSet.ANY)
      .operand("dest", TypeSets.RANKED_TENSOR)
      .operands("indices", TypeSets.INDEX)
      .result("result", TypeSets.RANKED_TENSOR)
      .typeFrom("result type matches type of dest", "dest", "result", type -> type)
      .typeFrom("scalar type matches element type of dest", "dest", "scalar", TypeSets::elementOrSelf)
      .assembly("$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)")
      .canonicalize("withoutCasts", DestinationCasts::fold)
      .speculatableIf(KnownSizes.INDICES, op -> KnownSizes.areInBounds(op.indices(), op.result().type()))
      .build();

  private InsertOp(OpState<?> state) {
    super(state);
  }

  public Value scalar() {
    return operand("scalar");
  }

  public Value dest() {
    return operand("dest");
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  @Override
  public OperandRange inits() {
    return operandSegment("dest");
  }

  @Override
  protected void verify(Checker check) {
    if (((TensorType) dest().type()).rank() != indices().size()) check.error("incorrect number of indices");
  }

  /** The same element once more in a tensor that has no other. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean same = Constants.of(dest()) instanceof DenseElementsAttr dense && dense.isSplat() && dense.element(0).equals(Constants.of(scalar()));
    return same ? List.of(dest()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "inserted");
  }
}
