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
  private final E[] elements;
  private final int size;

  ArrayView(E[] elements) {
    this(elements, elements.length);
  }

  ArrayView(E[] elements, int size) {
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
