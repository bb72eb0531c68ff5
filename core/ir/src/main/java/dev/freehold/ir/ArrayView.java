// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The first elements of an array as a list that nobody can change. Operations hand out many of these: it is one object, where a list of the array in an
 * unmodifiable wrapper is two, and each access goes through one call in place of three.
 */
final class ArrayView<E> extends AbstractList<E> implements RandomAccess {
  private static final ArrayView<?> EMPTY = new ArrayView<>(new Object[0], 0);

  private final E[] elements;
  private final int size;

  static <E> ArrayView<E> of(E[] elements) {
    return of(elements, elements.length);
  }

  /** A copy of the elements from {@code from} (inclusive) to {@code to} (exclusive). */
  static <E> ArrayView<E> copyOf(E[] elements, int from, int to) {
    return of(Arrays.copyOfRange(elements, from, to));
  }

  @SuppressWarnings("unchecked")
  static <E> ArrayView<E> of(E[] elements, int size) {
    return size == 0 ? (ArrayView<E>) EMPTY : new ArrayView<>(elements, size);
  }

  private ArrayView(E[] elements, int size) {
    this.elements = elements;
    this.size = size;
  }

  @Override
  public E get(int index) {
    return elements[Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(elements, size, Object[].class);
  }

  @Override
  public Iterator<E> iterator() {
    return new Iterator<>() {
      private int upcoming;

      @Override
      public boolean hasNext() {
        return upcoming < size;
      }

      @Override
      public E next() {
        if (upcoming >= size) throw new NoSuchElementException();
        return elements[upcoming++];
      }
    };
  }
}
