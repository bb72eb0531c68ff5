// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A slice of the same rank: {@code vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : … to …}. */
public final class ExtractStridedSliceOp extends Op implements Pure {
  public static final OpDef<ExtractStridedSliceOp> DEF =
      OpDef.of("vector.extract_strided_slice", ExtractStridedSliceOp.class, ExtractStridedSliceOp::new)
          .operand("source", VectorTypes.NON_ZERO_RANK)
          .attr("offsets", AttrSets.I64_ARRAY)
          .attr("sizes", AttrSets.I64_ARRAY)
          .attr("strides", AttrSets.I64_ARRAY)
          .result("result", VectorTypes.NON_ZERO_RANK)
          .traits(new SameElement("operand and result", "source", "result"))
          .assembly("$source attr-dict `:` type($source) `to` type($result)")
          .canonicalize("ofBroadcast", StridedSlicePatterns::ofBroadcast)
          .canonicalize("ofMask", StridedSlicePatterns::ofMask)
          .canonicalize("ofBounds", StridedSlicePatterns::ofBounds)
          .canonicalize("contiguous", StridedSlicePatterns::contiguous)
          .build();

  private ExtractStridedSliceOp(OpState<?> state) {
    super(state);
  }

  /** The slice is full in the dimensions that the lists do not have. */
  public static OpState<ExtractStridedSliceOp> of(Value source, long[] offsets, long[] sizes, long[] strides) {
    VectorType whole = VectorTypes.vector(source);
    long[] shape = whole.shape().toArray();
    System.arraycopy(sizes, 0, shape, 0, sizes.length);
    return DEF.state().operands(source)
        .prop("offsets", VectorTypes.array(offsets)).prop("sizes", VectorTypes.array(sizes)).prop("strides", VectorTypes.array(strides))
        .results(VectorType.of(Shape.of(shape), whole.element(), whole.scalable()));
  }

  public Value source() {
    return operand("source");
  }

  long[] numbers(int property) {
    return VectorTypes.numbers(Objects.requireNonNull(prop(property), "the properties are not optional"));
  }

  @Override
  protected void verify(Checker check) {
    VectorType type = VectorTypes.vector(source());
    long[] offsets = numbers(0);
    long[] sizes = numbers(1);
    long[] strides = numbers(2);
    if (offsets.length != sizes.length || offsets.length != strides.length) {
      check.error("expected offsets, sizes and strides attributes of same size");
      return;
    }
    if (offsets.length > type.rank()) {
      check.error("expected offsets attribute of rank no greater than vector rank");
      return;
    }
    long[] all = type.shape().toArray();
    for (int i = 0; i < offsets.length; i++) {
      if (offsets[i] < 0 || offsets[i] >= all[i]) check.error("expected offsets dimension " + i + " to be confined to [0, " + all[i] + ")");
      else if (sizes[i] < 1 || sizes[i] > all[i]) check.error("expected sizes dimension " + i + " to be confined to [1, " + (all[i] + 1) + ")");
      else if (strides[i] != 1) check.error("expected strides to be confined to [1, 2)");
      else if (offsets[i] + sizes[i] > all[i]) {
        check.error("expected sum(offsets, sizes) dimension " + i + " to be confined to [1, " + (all[i] + 1) + ")");
      }
      if (check.failed()) return;
      all[i] = sizes[i];
    }
    VectorType inferred = VectorType.of(Shape.of(all), type.element(), type.scalable());
    if (!inferred.equals(result().type())) check.error("expected result type to be " + Printing.quoted(inferred));
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    List<Folded> inserted = InsertedElements.fold(this, rw);
    return inserted == null ? StridedSlicePatterns.constant(this) : inserted;
  }
}
