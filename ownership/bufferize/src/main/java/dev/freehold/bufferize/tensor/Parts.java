// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.Bufferizer;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;

/** Parts of buffers, into which tensors are put. */
final class Parts {
  private Parts() {}

  /** A view of the part of a buffer that a tensor goes into, at the insertion point. */
  static Value of(Value buffer, MixedValues offsets, MixedValues sizes, MixedValues strides, TensorType inserted, Bufferizer to) {
    MemRefType type = SubViewTypes.infer((MemRefType) buffer.type(), offsets, sizes, strides, inserted.shape());
    return to.create(SubViewOp.of(type, buffer, offsets, sizes, strides)).result();
  }
}
