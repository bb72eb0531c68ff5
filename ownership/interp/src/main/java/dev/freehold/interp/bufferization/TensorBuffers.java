// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.bufferization;

import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferization.DeallocTensorOp;
import dev.freehold.bufferization.MaterializeInDestinationOp;
import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Poison;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memref.Accesses;
import dev.freehold.interp.memory.Layout;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.memref.Views;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import java.util.Arrays;
import java.util.List;

/** Tensors from buffers and into buffers, and tensors that are going to have buffers of their own. */
final class TensorBuffers {
  private TensorBuffers() {}

  static void register(Executors to) {
    to.add(ToTensorOp.class, TensorBuffers::tensor);
    to.add(ToBufferOp.class, TensorBuffers::buffer);
    to.add(AllocTensorOp.class, TensorBuffers::allocate);
    to.add(DeallocTensorOp.class, TensorBuffers::free);
    to.add(MaterializeInDestinationOp.class, TensorBuffers::materialize);
  }

  private static void tensor(ToTensorOp op, Emitter out) {
    int buffer = out.slot(op.buffer());
    int result = out.slot(op.result());
    ShapedType type = (ShapedType) op.result().type();
    out.act(frame -> {
      Reference from = (Reference) frame.refs[buffer];
      frame.machine.heap().use(from.buffer());
      frame.refs[result] = SharedTensor.of(type, from);
    });
  }

  /** The buffer that a tensor lies in; where there is none, or the type asks for another layout, a copy that nobody owns. */
  private static void buffer(ToBufferOp op, Emitter out) {
    int tensor = out.slot(op.tensor());
    int result = out.slot(op.result());
    ShapedType from = (ShapedType) op.tensor().type();
    BaseMemRefType type = (BaseMemRefType) op.result().type();
    out.act(frame -> {
      Heap heap = frame.machine.heap();
      Object value = frame.refs[tensor];
      boolean isThere = value instanceof SharedTensor shared && Views.fits(shared.reference(), type) && !heap.rules().followsBuffers();
      Object[] elements = Tensor.elements(frame, tensor);
      frame.refs[result] = isThere ? ((SharedTensor) value).reference() : filled(elements, Tensor.sizes(value, from), type, op, heap);
    });
  }

  private static Reference filled(Object[] elements, long[] sizes, BaseMemRefType type, ToBufferOp op, Heap heap) {
    Layout layout = Layout.any(type instanceof MemRefType ranked ? ranked : MemRefType.of(Shape.of(sizes), type.element()), sizes);
    Buffer made = heap.allocate(Buffer.Owner.OUTSIDE, layout.bytes(), op, op.location());
    Reference reference = layout.reference(made);
    long[] at = new long[sizes.length];
    for (Object element : elements) {
      Elements.store(made, reference.byteOffset(at), type.element(), element);
      Elements.advance(at, sizes);
    }
    if (heap.rules().followsBuffers()) made.fix();
    return reference;
  }

  /** A tensor as it is before somebody bufferizes it: one that lies in no buffer. */
  private static void allocate(AllocTensorOp op, Emitter out) {
    TensorType type = (TensorType) op.result().type();
    int result = out.slot(op.result());
    if (op.copy() instanceof Value copied) {
      int source = out.slot(copied);
      out.act(frame -> frame.refs[result] = copy(frame, source, copied, type), List.of(copied));
    } else {
      MixedSizes sizes = MixedSizes.of(type.shape(), op.dynamicSizes(), out);
      out.act(frame -> frame.refs[result] = Tensor.filled(type, sizes.get(frame), Poison.INSTANCE));
    }
  }

  /** A tensor of a type with the elements of another. */
  private static Object copy(Frame frame, int slot, Value source, ShapedType type) {
    return Tensor.of(type, Tensor.sizes(frame.refs[slot], (ShapedType) source.type()), Tensor.elements(frame, slot));
  }

  private static void free(DeallocTensorOp op, Emitter out) {
    int tensor = out.slot(op.tensor());
    out.act(frame -> {
      if (frame.refs[tensor] instanceof SharedTensor shared) frame.machine.heap().free(shared.reference(), op);
    });
  }

  private static void materialize(MaterializeInDestinationOp op, Emitter out) {
    int source = out.slot(op.source());
    int target = out.slot(op.destination());
    ShapedType from = (ShapedType) op.source().type();
    if (!(op.destination().type() instanceof BaseMemRefType type)) {
      int result = out.slot(op.result());
      ShapedType to = (ShapedType) op.destination().type();
      out.act(frame -> {
        SharedTensor.read(frame.refs[target], frame.machine.heap());
        if (!Arrays.equals(Tensor.sizes(frame.refs[source], from), Tensor.sizes(frame.refs[target], to)))
          throw Fault.undefined("a tensor of other sizes than the destination");
        frame.refs[result] = copy(frame, source, op.source(), to);
      });
      return;
    }
    out.act(frame -> {
      Object[] elements = Tensor.elements(frame, source);
      Reference to = (Reference) frame.refs[target];
      long[] sizes = Tensor.sizes(frame.refs[source], from);
      if (!Arrays.equals(sizes, to.sizes())) throw Fault.undefined("a tensor of other sizes than the destination");
      long[] at = new long[sizes.length];
      for (Object element : elements) {
        Accesses.write(frame, to, at, type.element(), element, op);
        Elements.advance(at, sizes);
      }
    });
  }
}
