// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.ExtractStridedMetadataOp;
import dev.freehold.memref.RankOp;

/** What can be asked of a memref; it need not be live. */
final class Questions {
  private Questions() {}

  static void register(Executors executors) {
    executors.add(DimOp.class, Questions::size);
    executors.add(RankOp.class, Questions::rank);
    executors.add(ExtractStridedMetadataOp.class, Questions::metadata);
    executors.add(ExtractAlignedPointerAsIndexOp.class, Questions::address);
  }

  private static void size(DimOp op, Emitter out) {
    int source = out.slot(op.source());
    int index = out.slot(op.index());
    int result = out.slot(op.result());
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      long dimension = frame.bits[index];
      if (dimension < 0 || dimension >= reference.rank()) {
        throw Fault.undefined("dimension " + dimension + " is out of range for a memref of rank " + reference.rank());
      }
      frame.bits[result] = reference.sizes()[(int) dimension];
    });
  }

  private static void rank(RankOp op, Emitter out) {
    int source = out.slot(op.memref());
    int result = out.slot(op.result());
    out.act(frame -> frame.bits[result] = ((Reference) frame.refs[source]).rank());
  }

  /** The base of a view is its buffer again, as a whole. */
  private static void metadata(ExtractStridedMetadataOp op, Emitter out) {
    int source = out.slot(op.source());
    int[] results = out.slots(op.results());
    int rank = op.sourceType().rank();
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      long[] none = {};
      frame.refs[results[0]] = new Reference(reference.buffer(), reference.base(), 0, none, none, reference.elementBytes(), null);
      frame.bits[results[1]] = reference.offset();
      for (int i = 0; i < rank; i++) {
        frame.bits[results[2 + i]] = reference.sizes()[i];
        frame.bits[results[2 + rank + i]] = reference.strides()[i];
      }
    });
  }

  private static void address(ExtractAlignedPointerAsIndexOp op, Emitter out) {
    int source = out.slot(op.source());
    int result = out.slot(op.result());
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      frame.bits[result] = reference.buffer().address() + reference.base();
    });
  }
}
