// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The value of a tensor whose type has dynamic sizes. With a static type, and for vectors, the value is the array of
 * the elements in row-major order alone. Neither is ever changed. The elements of tensors, as those of buffers, may be {@link Unknown}; those of
 * vectors are concrete or poison. A tensor that lies in a buffer is a {@link SharedTensor} of such a value.
 */
public record Tensor(long[] sizes, Object[] elements) {
  private static final int MAX_ELEMENTS = 1 << 26;

  /** A value of a type; a fault where its sizes do not match the type. */
  public static Object of(ShapedType type, long[] sizes, Object[] elements) {
    if (fits(sizes, type)) return type.hasStaticShape() ? elements : new Tensor(sizes, elements);
    throw Fault.undefined("a tensor of sizes " + Arrays.toString(sizes) + " does not match type " + Printing.quoted(type));
  }

  private static boolean fits(long[] sizes, ShapedType type) {
    if (!type.hasRank()) return true;
    if (sizes.length != type.shape().rank()) return false;
    for (int i = 0; i < sizes.length; i++) {
      if (!type.shape().isDynamic(i) && type.shape().size(i) != sizes[i]) return false;
    }
    return true;
  }

  /** A value of a type of which all elements are the same. */
  public static Object filled(ShapedType type, long[] sizes, Object element) {
    Object[] elements = new Object[count(sizes)];
    Arrays.fill(elements, element);
    return of(type, sizes, elements);
  }

  /** The sizes of a value. */
  public static long[] sizes(Object value, ShapedType type) {
    return SharedTensor.plain(value) instanceof Tensor tensor ? tensor.sizes : type.shape().toArray();
  }

  /** The elements of a value, for an operation that reads them; a fault where it lies in a buffer that is gone. */
  public static Object[] elements(Frame frame, int slot) {
    return elements(SharedTensor.read(frame.refs[slot], frame.machine.heap()));
  }

  /** The elements of a value that lies in no buffer. */
  public static Object[] elements(Object value) {
    return value instanceof Tensor tensor ? tensor.elements : (Object[]) value;
  }

  /** The value of an element that may be unknown, for an operation that depends on it; may be poison. */
  public static Object concrete(Object element) {
    return element instanceof Unknown unknown ? unknown.resolve() : element;
  }

  /** How many elements there are for these sizes. */
  public static int count(long[] sizes) {
    long count = 1;
    for (long size : sizes) {
      if (size < 0) throw Fault.undefined("tensor size is negative: " + size);
      // Of those that are too many the exact number does not matter; one of the other sizes may still be 0.
      count = count > MAX_ELEMENTS && size > 1 ? Long.MAX_VALUE : count * size;
    }
    if (count <= MAX_ELEMENTS) return (int) count;
    String sizesText = Arrays.stream(sizes).mapToObj(Long::toString).collect(Collectors.joining(" x "));
    throw new Fault(Fault.Kind.LIMIT, "a tensor of " + sizesText + " elements is too large to simulate");
  }

  /** The row-major index of an element; a fault where it is out of bounds. */
  public static int linearIndex(long[] sizes, long[] positions) {
    long index = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (positions[i] < 0 || positions[i] >= sizes[i]) {
        throw new Fault(Fault.Kind.OUT_OF_BOUNDS, "index " + positions[i] + " is out of bounds of dimension " + i + " of size " + sizes[i]);
      }
      index = index * sizes[i] + positions[i];
    }
    return (int) index;
  }

  /** The indices of the element with that row-major index. */
  public static long[] positions(long[] sizes, long place) {
    long[] positions = new long[sizes.length];
    for (int i = sizes.length - 1; i >= 0; i--) {
      positions[i] = place % sizes[i];
      place /= sizes[i];
    }
    return positions;
  }

  /** Elements that are said one by one, in row-major order; the array of positions is the same each time. */
  public static Object[] make(long[] sizes, Function<long[], Object> element) {
    Object[] made = new Object[count(sizes)];
    long[] at = new long[sizes.length];
    for (int i = 0; i < made.length; i++) {
      made[i] = element.apply(at);
      Elements.advance(at, sizes);
    }
    return made;
  }
}
