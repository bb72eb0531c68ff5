// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What {@link GatherOp} and {@link ScatterOp} share: slices of a tensor at the coordinates that another tensor holds. */
record GatherScatter(TensorType whole, TensorType indices, long[] dims) {
  static GatherScatter of(Op op, String whole, String dims) {
    return new GatherScatter((TensorType) op.operand(whole).type(), (TensorType) op.operand("indices").type(),
        op.prop(dims, DenseArrayAttr.class).longs());
  }

  /** Checks the dimensions, and then that {@code parts} is the type of all slices together; {@code verb} and {@code name} are for the messages. */
  void verify(String verb, String name, String role, TensorType parts, Checker check) {
    String fault = fault(name);
    if (fault != null) {
      check.error(verb + "_dims " + fault);
      return;
    }
    TensorType full = slices(false);
    TensorType reduced = slices(true);
    if (parts.equals(full) || parts.equals(reduced)) return;
    check.error(role + " type mismatch: expected " + Printing.quoted(full) + " or its rank-reduced variant " + Printing.quoted(reduced) + " (got: "
        + Printing.quoted(parts) + ")");
  }

  private @Nullable String fault(String name) {
    if (dims.length == 0) return "must be non-empty";
    if (dims.length > whole.rank()) return "overflow " + name + " rank";
    int last = indices.rank() - 1;
    if (last < 0 || indices.size(last) != dims.length) return "length must match the size of last dimension of indices";
    for (long dim : dims) {
      if (dim < 0) return "value must be non-negative";
      if (dim >= whole.rank()) return "value must be smaller than " + name + " rank";
    }
    for (int i = 1; i < dims.length; i++) {
      if (dims[i - 1] >= dims[i]) return "values must be strictly increasing";
    }
    return null;
  }

  /** The type of one slice for each coordinate: the dimensions of the coordinates have the size 1, or are dropped. */
  private TensorType slices(boolean reduced) {
    long[] sizes = Arrays.copyOf(indices.shape().toArray(), indices.rank() - 1 + whole.rank());
    int next = indices.rank() - 1;
    for (int i = 0; i < whole.rank(); i++) {
      boolean indexed = Arrays.binarySearch(dims, i) >= 0;
      if (!indexed || !reduced) sizes[next++] = indexed ? 1 : whole.size(i);
    }
    return TensorType.of(Shape.of(Arrays.copyOf(sizes, next)), whole.element(), whole.encoding());
  }
}
