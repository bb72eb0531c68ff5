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
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A vector with a slice inserted: {@code vector.insert_strided_slice %p, %v {offsets = [0, 2], strides = [1]} : … into …}. */
public final class InsertStridedSliceOp extends Op implements Pure {
  public static final OpDef<InsertStridedSliceOp> DEF =
      OpDef.of("vector.insert_strided_slice", InsertStridedSliceOp.class, InsertStridedSliceOp::new)
          .operand("valueToStore", VectorTypes.NON_ZERO_RANK)
          .operand("dest", VectorTypes.NON_ZERO_RANK)
          .attr("offsets", AttrSets.I64_ARRAY)
          .attr("strides", AttrSets.I64_ARRAY)
          .result("res", VectorTypes.NON_ZERO_RANK)
          .traits(new SameElement("operand #0 and result", "valueToStore", "res"))
          .typeFrom("all of {dest, result} have same type", "dest", "res", type -> type)
          .assembly("$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)")
          .canonicalize("sameEverywhere", StridedSlicePatterns::sameEverywhere)
          .canonicalize("backWhereItWas", StridedSlicePatterns::backWhereItWas)
          .canonicalize("ofConstant", StridedSlicePatterns::ofConstant)
          .build();

  private InsertStridedSliceOp(OpState<?> state) {
    super(state);
  }

  public Value dest() {
    return operand("dest");
  }

  public Value value() {
    return operand("valueToStore");
  }

  long[] numbers(int property) {
    return VectorTypes.numbers(Objects.requireNonNull(prop(property), "the properties are not optional"));
  }

  @Override
  protected void verify(Checker check) {
    VectorType part = VectorTypes.vector(value());
    VectorType whole = VectorTypes.vector(dest());
    long[] offsets = numbers(0);
    if (offsets.length != whole.rank()) {
      check.error("expected offsets of same size as destination vector rank");
    } else if (numbers(1).length != part.rank()) {
      check.error("expected strides of same size as source vector rank");
    } else if (part.rank() > whole.rank()) {
      check.error("expected source rank to be no greater than destination rank");
    } else {
      verifyBounds(part, whole, offsets, check);
    }
  }

  private void verifyBounds(VectorType part, VectorType whole, long[] offsets, Checker check) {
    int shift = whole.rank() - part.rank();
    for (int i = 0; i < offsets.length && !check.failed(); i++) {
      long size = i < shift ? 1 : part.size(i - shift);
      if (offsets[i] < 0 || offsets[i] >= whole.size(i)) {
        check.error("expected offsets dimension " + i + " to be confined to [0, " + whole.size(i) + ")");
      } else if (offsets[i] + size > whole.size(i)) {
        check.error("expected sum(offsets, source vector shape) dimension " + i + " to be confined to [1, " + (whole.size(i) + 1) + ")");
      }
    }
    for (long stride : numbers(1)) {
      if (stride != 1 && !check.failed()) check.error("expected strides to be confined to [1, 2)");
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return value().type().equals(dest().type()) ? List.of(value()) : null;
  }
}
