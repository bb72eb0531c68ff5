// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.KnownSizes;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.SliceVerifier;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A tensor with a slice inserted: {@code tensor.insert_slice %p into %t[%offset, 0] [4, 2] [1, 1] : … into …}. */
public final class InsertSliceOp extends Op implements Slicing, Pure, DestinationStyle, NamesResults {
  public static final OpDef<InsertSliceOp> DEF = OpDef.of("tensor.insert_slice", InsertSliceOp.class, InsertSliceOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .operand("dest", TypeSets.RANKED_TENSOR)
      .with(Slicing::declare)
      .result("result", TypeSets.RANKED_TENSOR)
      .typeFrom("expected result type to match dest type", "dest", "result", type -> type)
      .assembly("$source `into` $dest `` " + Slicing.LISTS + " attr-dict `:` type($source) `into` type($dest)")
      .canonicalize("constantOperands", InsertSlicePatterns::constantOperands)
      .canonicalize("ofCast", InsertSlicePatterns::ofCast)
      .speculatableIf(KnownSizes.SLICE, op -> KnownSizes.areStatic(op) && KnownSizes.isInBounds(op, op.result().type()))
      .build();

  private InsertSliceOp(OpState<?> state) {
    super(state);
  }

  public static OpState<InsertSliceOp> of(Value source, Value dest, MixedValues offsets, MixedValues sizes, MixedValues strides) {
    return DEF.state()
        .operandSegments(List.of(source), List.of(dest), offsets.dynamics(), sizes.dynamics(), strides.dynamics())
        .prop("static_offsets", offsets.staticsAttr()).prop("static_sizes", sizes.staticsAttr()).prop("static_strides", strides.staticsAttr())
        .results(dest.type());
  }

  public Value source() {
    return operand("source");
  }

  public Value dest() {
    return operand("dest");
  }

  @Override
  public OperandRange inits() {
    return operandSegment("dest");
  }

  @Override
  protected void verify(Checker check) {
    TensorType dest = (TensorType) dest().type();
    if (SliceVerifier.verify(this, dest.rank(), dest.rank(), check)) Slices.verifyResult(dest, (TensorType) source().type(), sizes(), check);
    if (!check.failed()) Slices.verifyBounds(dest, offsets(), sizes(), strides(), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return SlicePatterns.fold(this, rw);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "inserted_slice");
  }
}
