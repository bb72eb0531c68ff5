// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.memref.AssumeAlignmentOp;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.DistinctObjectsOp;
import dev.freehold.memref.MemorySpaceCastOp;
import dev.freehold.memref.ReinterpretCastOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;
import dev.freehold.memref.ViewOp;
import dev.freehold.vector.TypeCastOp;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Other names for buffers, and parts of them. */
public final class Views {
  private Views() {}

  static void register(Executors executors) {
    executors.add(CastOp.class, Views::cast);
    executors.add(MemorySpaceCastOp.class, Views::same);
    executors.add(AssumeAlignmentOp.class, Views::aligned);
    executors.add(DistinctObjectsOp.class, Views::distinct);
    executors.add(SubViewOp.class, Views::subview);
    executors.add(ReinterpretCastOp.class, Views::reinterpret);
    executors.add(ViewOp.class, Views::bytes);
    executors.add(TypeCastOp.class, Views::vectors);
  }

  private static void same(Op op, Emitter out) {
    int source = out.slot(op.operands().getFirst());
    int result = out.slot(op.result());
    out.act(frame -> frame.refs[result] = frame.refs[source]);
  }

  /** A buffer keeps its identity under another type, if it fits the type. */
  private static void cast(CastOp op, Emitter out) {
    if (!(op.result().type() instanceof MemRefType type)) {
      same(op, out);
      return;
    }
    int source = out.slot(op.source());
    int result = out.slot(op.result());
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      checkFits(reference, type);
      frame.refs[result] = reference;
    });
  }

  private static void checkFits(Reference reference, MemRefType type) {
    String misfit = misfit(reference, type);
    if (misfit != null) throw Fault.undefined(misfit);
  }

  /** In what the elements of a buffer lie otherwise than a type says; null where they fit. */
  private static @Nullable String misfit(Reference reference, MemRefType type) {
    if (reference.rank() != type.rank()) return "cast of a memref of rank " + reference.rank() + " to a type of rank " + type.rank();
    Strides strides = Strides.of(type);
    for (int i = 0; i < type.rank(); i++) {
      if (!matches(type.size(i), reference.sizes()[i])) {
        return "cast changes the size of dimension " + i + " from " + reference.sizes()[i] + " to " + type.size(i);
      }
      if (strides != null && reference.sizes()[i] > 1 && !matches(strides.stride(i), reference.strides()[i])) {
        return "cast changes stride " + i + " from " + reference.strides()[i] + " to " + strides.stride(i);
      }
    }
    if (strides == null || matches(strides.offset(), reference.offset())) return null;
    return "cast changes the offset from " + reference.offset() + " to " + strides.offset();
  }

  /** Whether a memref may be cast to a type. */
  public static boolean fits(Reference reference, BaseMemRefType type) {
    return !(type instanceof MemRefType ranked) || misfit(reference, ranked) == null;
  }

  private static boolean matches(long wanted, long actual) {
    return Shape.isDynamic(wanted) || wanted == actual;
  }

  /** Some of the last dimensions become the elements, or the elements become dimensions: vectors lie in memory as their elements. */
  private static void vectors(TypeCastOp op, Emitter out) {
    MemRefType type = (MemRefType) op.result().type();
    int source = out.slot(op.viewSource());
    int result = out.slot(op.result());
    int elementBytes = Kinds.bytes(type.element());
    long[] sizes = type.shape().toArray();
    out.act(frame -> {
      Reference from = (Reference) frame.refs[source];
      if (!from.isContiguous()) throw Fault.undefined("the elements of the buffer do not lie next to each other");
      long base = from.base() + from.offset() * from.elementBytes();
      frame.refs[result] = new Reference(from.buffer(), base, 0, sizes, Reference.rowMajor(sizes), elementBytes, op);
    });
  }

  private static void aligned(AssumeAlignmentOp op, Emitter out) {
    int source = out.slot(op.memref());
    int result = out.slot(op.result());
    long alignment = op.alignment();
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      // The address of a page fulfils all that an allocation can ask for.
      if (reference.base() % alignment != 0) throw Fault.undefined("the buffer is not aligned to " + alignment + " bytes");
      frame.refs[result] = reference;
    });
  }

  private static void distinct(DistinctObjectsOp op, Emitter out) {
    int[] sources = out.slots(op.operands());
    int[] results = out.slots(op.results());
    out.act(frame -> {
      for (int i = 0; i < sources.length; i++) {
        Reference one = (Reference) frame.refs[sources[i]];
        for (int j = 0; j < i; j++) {
          if (((Reference) frame.refs[sources[j]]).buffer() == one.buffer()) throw Fault.undefined("buffers overlap");
        }
        frame.refs[results[i]] = one;
      }
    });
  }

  private static void subview(SubViewOp op, Emitter out) {
    int source = out.slot(op.source());
    int result = out.slot(op.result());
    MixedSizes offsets = MixedSizes.of(op.offsets(), out);
    MixedSizes sizes = MixedSizes.of(op.sizes(), out);
    MixedSizes strides = MixedSizes.of(op.strides(), out);
    BitSet dropped = SubViewTypes.droppedDimensions(op);
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      for (int i = 0; i < offsets.count(); i++) checkPart(reference, i, offsets.get(frame, i), sizes.get(frame, i), strides.get(frame, i));
      frame.refs[result] = reference.part(offsets.get(frame), sizes.get(frame), strides.get(frame), dropped, op);
    });
  }

  private static void checkPart(Reference reference, int dimension, long start, long size, long step) {
    long all = reference.sizes()[dimension];
    if (size < 0) throw Fault.undefined("slice size is negative: " + size + " in dimension " + dimension);
    // Without elements nothing can be out of bounds; otherwise the first and the last one must be inside.
    long last = size == 0 ? start : start + (size - 1) * step;
    boolean inside = size == 0 ? start >= 0 && start <= all : start >= 0 && start < all && last >= 0 && last < all;
    if (inside) return;
    throw new Fault(Fault.Kind.OUT_OF_BOUNDS,
        "slice from " + start + " to " + last + " is out of bounds of dimension " + dimension + " of size " + all)
        .note(reference.buffer().site(), dev.freehold.interp.memory.Heap.siteText(reference.buffer()));
  }

  private static void reinterpret(ReinterpretCastOp op, Emitter out) {
    int source = out.slot(op.source());
    int result = out.slot(op.result());
    MixedSizes offset = MixedSizes.of(op.offsets(), out);
    MixedSizes sizes = MixedSizes.of(op.sizes(), out);
    MixedSizes strides = MixedSizes.of(op.strides(), out);
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      long from = offset.get(frame, 0);
      // What memref.realloc is lowered to frees a buffer that did not have to grow by such a name.
      boolean isBuffer = reference.view() == null && from == 0;
      frame.refs[result] = reference.with(from, sizes.get(frame), strides.get(frame), isBuffer ? null : op);
    });
  }

  private static void bytes(ViewOp op, Emitter out) {
    int source = out.slot(op.source());
    int shift = out.slot(op.byteShift());
    int result = out.slot(op.result());
    MixedSizes sizes = MixedSizes.of(op.type().shape(), op.sizes(), out);
    int elementBytes = Kinds.bytes(op.type().element());
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[source];
      long[] all = sizes.get(frame);
      long base = reference.base() + frame.bits[shift];
      Reference view = new Reference(reference.buffer(), base, 0, all, Reference.rowMajor(all), elementBytes, op);
      if (base < 0 || base + view.elementCount() * elementBytes > reference.buffer().size()) {
        throw new Fault(Fault.Kind.OUT_OF_BOUNDS, "view of " + view.elementCount() * elementBytes + " bytes at byte offset " + frame.bits[shift]
            + " is out of bounds of a buffer of " + reference.buffer().size() + " bytes").note(reference.buffer().site(), "allocated here");
      }
      frame.refs[result] = view;
    });
  }
}
