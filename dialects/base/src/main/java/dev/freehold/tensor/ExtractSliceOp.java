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
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A slice of a tensor: {@code tensor.extract_slice %t[%offset, 0] [4, 2] [1, 1] : … to …}; dimensions of size 1 may be dropped. */
public final class ExtractSliceOp extends Op implements Slicing, Pure, NamesResults {
  public static final OpDef<ExtractSliceOp> DEF = OpDef.of("tensor.extract_slice", ExtractSliceOp.class, ExtractSliceOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .with(Slicing::declare)
      .result("result", TypeSets.RANKED_TENSOR)
      .assembly("$source `` " + Slicing.LISTS + " attr-dict `:` type($source) `to` type($result)")
      .canonicalize("constantOperands", SlicePatterns::constantOperands)
      .canonicalize("ofCast", SlicePatterns::ofCast)
      .speculatableIf(KnownSizes.SLICE, op -> KnownSizes.isInBounds(op, op.source().type()))
      .build();

  private ExtractSliceOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExtractSliceOp> of(TensorType type, Value source, MixedValues offsets, MixedValues sizes, MixedValues strides) {
    return DEF.state().operandSegments(List.of(source), offsets.dynamics(), sizes.dynamics(), strides.dynamics())
        .prop("static_offsets", offsets.staticsAttr()).prop("static_sizes", sizes.staticsAttr()).prop("static_strides", strides.staticsAttr())
        .results(type);
  }

  public Value source() {
    return operand("source");
  }

  public TensorType sourceType() {
    return (TensorType) source().type();
  }

  public TensorType type() {
    return (TensorType) result().type();
  }

  @Override
  protected void verify(Checker check) {
    if (SliceVerifier.verify(this, sourceType().rank(), sourceType().rank(), check)) Slices.verifyResult(sourceType(), type(), sizes(), check);
    if (!check.failed()) Slices.verifyBounds(sourceType(), offsets(), sizes(), strides(), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return SlicePatterns.fold(this);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "extracted_slice");
  }
}
