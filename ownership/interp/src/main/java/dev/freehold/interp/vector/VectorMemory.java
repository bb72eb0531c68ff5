// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.vector;

import dev.freehold.affine.VectorLoadOp;
import dev.freehold.affine.VectorStoreOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.affine.Applied;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memref.Accesses;
import dev.freehold.interp.memref.Lanes;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.vector.LoadOp;
import dev.freehold.vector.StoreOp;
import dev.freehold.vector.TransferReadOp;
import dev.freehold.vector.TransferWriteOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Vectors from memory and tensors, and back. With masks, and where an element of memory is a vector itself, they are left to the environment. */
final class VectorMemory {
  private VectorMemory() {}

  static void register(Executors to) {
    Vectors.add(to, LoadOp.class, (op, out) -> {
      if (hasVectors(op.base())) out.leaveToEnvironment();
      else read(op, op.base(), Start.of(op.operands(1, op.operandCount() - 1), out), null, Placement.whole(op.base(), op.result()), out);
    });
    Vectors.add(to, StoreOp.class, (op, out) -> {
      if (hasVectors(op.base())) out.leaveToEnvironment();
      else
        write(op, op.valueToStore(), op.base(), Start.of(op.operands(2, op.operandCount() - 2), out), Placement.whole(op.base(), op.valueToStore()),
            out);
    });
    Vectors.add(to, VectorLoadOp.class, (op, out) -> {
      if (hasVectors(op.memref())) out.leaveToEnvironment();
      else read(op, op.memref(), Applied.of(op.map(), op.mapOperands(), out)::results, null, Placement.whole(op.memref(), op.result()), out);
    });
    Vectors.add(to, VectorStoreOp.class, (op, out) -> {
      if (hasVectors(op.memref())) out.leaveToEnvironment();
      else write(op, op.stored(), op.memref(), Applied.of(op.map(), op.mapOperands(), out)::results, Placement.whole(op.memref(), op.stored()), out);
    });
    Vectors.add(to, TransferReadOp.class, (op, out) -> {
      if (hasVectors(op.base()) || op.mask() != null) out.leaveToEnvironment();
      else read(op, op.base(), Start.of(op.indices(), out), op.padding(), Placement.of(op), out);
    });
    Vectors.add(to, TransferWriteOp.class, (op, out) -> {
      if (hasVectors(op.base()) || op.mask() != null) out.leaveToEnvironment();
      else write(op, op.vector(), op.base(), Start.of(op.indices(), out), Placement.of(op), out);
    });
  }

  private static boolean hasVectors(Value memory) {
    return !Kinds.isNumber(((ShapedType) memory.type()).element());
  }

  /**
   * Where the elements of a vector lie: for each of its dimensions that of the memory, -1 for one that is repeated.
   *
   * @param inBounds for each dimension of the vector, whether it promises to stay inside of the memory
   */
  private record Placement(int[] dimensions, boolean[] inBounds) {
    static Placement whole(Value memory, Value vector) {
      int rank = Vectors.sizes(vector.type()).length;
      int[] dimensions = new int[rank];
      boolean[] inBounds = new boolean[rank];
      for (int i = 0; i < rank; i++) {
        dimensions[i] = ((ShapedType) memory.type()).rank() - rank + i;
        inBounds[i] = true;
      }
      return new Placement(dimensions, inBounds);
    }

    static Placement of(Op transfer) {
      AffineMap map = transfer.attr("permutation_map", AffineMapAttr.class).map();
      List<?> promises = transfer.attr("in_bounds", ArrayAttr.class).elements();
      int[] dimensions = new int[map.numResults()];
      boolean[] inBounds = new boolean[dimensions.length];
      for (int i = 0; i < dimensions.length; i++) {
        dimensions[i] = map.result(i) instanceof AffineDim(int position) ? position : -1;
        inBounds[i] = !((IntegerAttr) promises.get(i)).isZero();
      }
      return new Placement(dimensions, inBounds);
    }

    /** The indices of an element; null for one that may be out of bounds, and is. */
    long @Nullable [] indices(long[] start, long[] at, long[] sizes) {
      long[] position = start.clone();
      for (int i = 0; i < dimensions.length; i++) {
        int dimension = dimensions[i];
        if (dimension < 0) continue;
        position[dimension] += at[i];
        boolean outside = position[dimension] < 0 || position[dimension] >= sizes[dimension];
        if (outside && !inBounds[i]) return null;
      }
      return position;
    }
  }

  /** The indices of the first element. */
  @FunctionalInterface
  private interface Start {
    long[] in(Frame frame);

    static Start of(List<? extends Value> indices, Emitter out) {
      int[] slots = out.slots(indices);
      return frame -> {
        long[] start = new long[slots.length];
        for (int i = 0; i < start.length; i++) start[i] = frame.bits[slots[i]];
        return start;
      };
    }
  }

  private static void read(Op op, Value memory, Start first, @Nullable Value padding, Placement placement, Emitter out) {
    int base = out.slot(memory);
    ShapedType type = (ShapedType) memory.type();
    int pad = padding == null ? -1 : out.slot(padding);
    boolean isLong = Kinds.isLong(type.element());
    int result = out.slot(op.result());
    long[] sizes = Vectors.sizes(op.result().type());
    out.act(frame -> {
      long[] start = first.in(frame);
      Object from = frame.refs[base];
      long[] bounds = from instanceof Reference reference ? reference.sizes() : Tensor.sizes(from, type);
      Object[] elements = from instanceof Reference ? null : Tensor.elements(frame, base);
      Lanes lanes = new Lanes();
      Object[] made = Tensor.make(sizes, at -> {
        long[] position = placement.indices(start, at, bounds);
        if (position == null) return frame.value(pad, isLong);
        Object element = elements == null ? Accesses.read(frame, (Reference) from, position, type.element(), op)
            : elements[Tensor.linearIndex(bounds, position)];
        return lanes.known(element);
      });
      frame.set(result, lanes.vector(made, frame, op));
    });
  }

  private static void write(Op op, Value vector, Value memory, Start first, Placement placement, Emitter out) {
    int base = out.slot(memory);
    ShapedType type = (ShapedType) memory.type();
    Type element = type.element();
    int source = out.slot(vector);
    int result = op.resultCount() == 0 ? -1 : out.slot(op.result());
    long[] sizes = Vectors.sizes(vector.type());
    List<Value> strict = op.operands().stream().filter(operand -> operand != vector).toList();
    out.act(frame -> {
      long[] start = first.in(frame);
      Object to = frame.refs[base];
      Object[] elements = Lanes.of(frame, frame.refs[source], (ShapedType) vector.type(), op);
      long[] bounds = to instanceof Reference reference ? reference.sizes() : Tensor.sizes(to, type);
      Object[] made = to instanceof Reference ? null : Tensor.elements(frame, base).clone();
      for (int i = 0; i < elements.length; i++) {
        long[] position = placement.indices(start, Tensor.positions(sizes, i), bounds);
        if (position == null) continue;
        if (made != null) made[Tensor.linearIndex(bounds, position)] = elements[i];
        else Accesses.write(frame, (Reference) to, position, element, elements[i], op);
      }
      if (made != null) frame.refs[result] = Tensor.of(type, bounds, made);
    }, strict);
  }
}
