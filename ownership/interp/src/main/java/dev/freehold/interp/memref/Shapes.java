// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.memref.CollapseShapeOp;
import dev.freehold.memref.ExpandShapeOp;
import dev.freehold.memref.ReshapeOp;
import dev.freehold.memref.TransposeOp;
import java.util.List;

/** The same elements in another order of dimensions, or in more or fewer of them. */
final class Shapes {
  private Shapes() {}

  static void register(Executors executors) {
    executors.add(ExpandShapeOp.class, Shapes::expand);
    executors.add(CollapseShapeOp.class, Shapes::collapse);
    executors.add(ReshapeOp.class, Shapes::reshape);
    executors.add(TransposeOp.class, Shapes::transpose);
  }

  private static void expand(ExpandShapeOp op, Emitter out) {
    int source = out.slot(op.source());
    int result = out.slot(op.result());
    MixedSizes sizes = MixedSizes.of(op.outputShape(), out);
    List<List<Integer>> groups = op.groups();
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      long[] newSizes = sizes.get(frame);
      long[] strides = new long[newSizes.length];
      for (int i = 0; i < groups.size(); i++) {
        long running = reference.strides()[i];
        long product = 1;
        for (int dimension : groups.get(i).reversed()) {
          if (newSizes[dimension] < 0) throw Fault.undefined("expand_shape to a negative size: " + newSizes[dimension]);
          strides[dimension] = running;
          running *= newSizes[dimension];
          product *= newSizes[dimension];
        }
        if (product == reference.sizes()[i]) continue;
        throw Fault.undefined("expand_shape of a dimension of size " + reference.sizes()[i] + " to " + product + " elements");
      }
      frame.refs[result] = reference.with(reference.offset(), newSizes, strides, op);
    });
  }

  private static void collapse(CollapseShapeOp op, Emitter out) {
    int source = out.slot(op.source());
    int result = out.slot(op.result());
    List<List<Integer>> groups = op.groups();
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      long[] sizes = new long[groups.size()];
      long[] strides = new long[sizes.length];
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = 1;
        strides[i] = 1;
        boolean first = true;
        for (int dimension : groups.get(i).reversed()) {
          long size = reference.sizes()[dimension];
          long stride = reference.strides()[dimension];
          if (first && size != 1) {
            strides[i] = stride;
            first = false;
          } else if (size != 1 && stride != strides[i] * sizes[i]) {
            throw Fault.undefined("collapse_shape of dimensions that are not contiguous");
          }
          sizes[i] *= size;
        }
      }
      frame.refs[result] = reference.with(reference.offset(), sizes, strides, op);
    });
  }

  private static void reshape(ReshapeOp op, Emitter out) {
    int source = out.slot(op.source());
    int shape = out.slot(op.shape());
    int result = out.slot(op.result());
    var element = Elementals.of(op.shape());
    out.act(frame -> {
      Heap heap = frame.machine.heap();
      Reference reference = (Reference) frame.refs[source];
      Reference numbers = (Reference) frame.refs[shape];
      heap.use(numbers.buffer());
      long[] sizes = new long[Math.toIntExact(numbers.sizes()[0])];
      long product = 1;
      for (int i = 0; i < sizes.length; i++) {
        long at = numbers.byteOffset(i);
        Object size = dev.freehold.interp.memory.Elements.load(numbers.buffer(), at, element);
        if (size == null) size = Accesses.object(frame, numbers.buffer(), at, element);
        if (size instanceof dev.freehold.interp.Unknown unknown) size = unknown.resolve();
        if (!(size instanceof Long number)) throw Fault.undefined("the shape is poison");
        sizes[i] = number;
        product *= number;
      }
      if (product != reference.elementCount()) {
        throw Fault.undefined("reshape changes the number of elements from " + reference.elementCount() + " to " + product);
      }
      frame.refs[result] = reference.with(reference.offset(), sizes, Reference.rowMajor(sizes), op);
    });
  }

  private static void transpose(TransposeOp op, Emitter out) {
    int source = out.slot(op.source());
    int result = out.slot(op.result());
    AffineMap permutation = op.permutation();
    int[] from = new int[permutation.numResults()];
    for (int i = 0; i < from.length; i++) from[i] = permutation.dimPosition(i);
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      long[] sizes = new long[from.length];
      long[] strides = new long[from.length];
      for (int i = 0; i < from.length; i++) {
        sizes[i] = reference.sizes()[from[i]];
        strides[i] = reference.strides()[from[i]];
      }
      frame.refs[result] = reference.with(reference.offset(), sizes, strides, op);
    });
  }
}
