// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.affine.ComposedApply;
import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Remedies;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.memref.DimOp;
import dev.freehold.tensor.ConcatOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A new buffer, and a copy of each input into its part. */
record ConcatModel(ConcatOp op) implements NewTensor {
  @Override
  public void bufferize(Bufferizer to) {
    NewTensors.requireDefaultSpace(op, to);
    Value made = NewTensors.like(op.result(), to);
    TensorType type = (TensorType) made.type();
    MemRefType bufferType = MemRefType.of(type.shape(), type.element());
    Value buffer = to.create(ToBufferOp.of(bufferType, made)).result();
    int rank = type.rank();
    List<Folded> sizes = new ArrayList<>();
    for (int i = 0; i < rank; i++) sizes.add(type.shape().isDynamic(i) ? to.size(buffer, i) : IntegerAttr.ofIndex(type.size(i)));
    List<Folded> offsets = new ArrayList<>(Collections.nCopies(rank, IntegerAttr.ofIndex(0)));
    MixedValues strides = new MixedValues(Collections.nCopies(rank, IntegerAttr.ofIndex(1)));
    int dim = op.dim();
    Folded offset = IntegerAttr.ofIndex(0);
    for (Value input : op.operands()) {
      Value source = to.buffer(input);
      TensorType part = (TensorType) input.type();
      to.rewriter().before(op);
      offsets.set(dim, offset);
      sizes.set(dim, part.shape().isDynamic(dim) ? DimOp.sizeOf(source, dim, to.rewriter()) : IntegerAttr.ofIndex(part.size(dim)));
      Value slice = Parts.of(buffer, new MixedValues(offsets), new MixedValues(sizes), strides, part, to);
      to.copy(source, slice, op, "each input goes into its part of a new buffer", Remedies.computeInto(
          "a slice of one 'tensor.empty' for all, into which 'tensor.insert_slice' puts them in place of 'tensor.concat',", source));
      offset = ComposedApply.sumOfSymbols(List.of(offset, sizes.get(dim)), to.rewriter());
    }
    to.replace(op, buffer);
  }
}
