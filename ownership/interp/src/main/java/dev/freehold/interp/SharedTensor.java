// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A tensor that lies in a buffer of the program. Its value is what the buffer held when the tensor was made, but each read of it accesses the buffer.
 *
 * @param value the same tensor without a buffer
 * @param reference the elements of the buffer that are those of the tensor
 * @param element their type
 */
public record SharedTensor(Object value, Reference reference, Type element) {
  /** What a buffer holds now, as a tensor of a type that lies in it; what was never written is poison. */
  public static SharedTensor of(ShapedType type, Reference reference) {
    return new SharedTensor(Tensor.of(type, reference.sizes(), elements(reference, type.element())), reference, type.element());
  }

  private static Object[] elements(Reference reference, Type element) {
    Object[] elements = Elements.all(reference, element);
    for (int i = 0; i < elements.length; i++) {
      if (elements[i] == null) elements[i] = Poison.INSTANCE;
    }
    return elements;
  }

  /** The elements of a buffer that a memref or a tensor stands for; null where a value stands for none. */
  static @Nullable Reference reference(@Nullable Object value) {
    return value instanceof SharedTensor tensor ? tensor.reference : value instanceof Reference memref ? memref : null;
  }

  /** The buffer of a memref, or that which a tensor lies in; null where a value has none. */
  static @Nullable Buffer buffer(@Nullable Object value) {
    Reference reference = reference(value);
    return reference == null ? null : reference.buffer();
  }

  /** A tensor without the buffer that it may lie in; other values as they are. */
  public static Object plain(Object value) {
    return value instanceof SharedTensor tensor ? tensor.value : value;
  }

  /** A tensor without the buffer that it may lie in, for somebody who reads its elements: a fault where that buffer is gone. */
  public static Object read(Object value, Heap heap) {
    if (!(value instanceof SharedTensor tensor)) return value;
    heap.use(tensor.reference.buffer());
    if (!heap.rules().followsBuffers()) return tensor.value;
    Object[] now = elements(tensor.reference, tensor.element);
    return tensor.value instanceof Tensor dynamic ? new Tensor(dynamic.sizes(), now) : now;
  }

  /** A tensor of elements of another: it lies in the buffer of that one, where {@code part} finds it there. */
  public static Object part(Object whole, Object value, UnaryOperator<@Nullable Reference> part) {
    if (!(whole instanceof SharedTensor tensor)) return value;
    Reference reference = part.apply(tensor.reference);
    return reference == null ? value : new SharedTensor(value, reference, tensor.element);
  }
}
