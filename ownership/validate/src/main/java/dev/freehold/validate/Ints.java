// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import java.util.Arrays;

/** A list of numbers that grows. */
final class Ints {
  static final int[] NONE = {};

  private int[] items = new int[8];
  private int size;

  int add(int item) {
    if (size == items.length) items = Arrays.copyOf(items, 2 * size);
    items[size] = item;
    return size++;
  }

  int get(int i) {
    return items[i];
  }

  void set(int i, int item) {
    items[i] = item;
  }

  int size() {
    return size;
  }

  int removeLast() {
    return items[--size];
  }

  void clear() {
    size = 0;
  }

  /** Sorts, and drops what occurs twice. */
  void sortAndUnique() {
    Arrays.sort(items, 0, size);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (kept == 0 || items[kept - 1] != items[i]) items[kept++] = items[i];
    }
    size = kept;
  }

  /** The position of the first item that is at least {@code bound}, in a sorted list. */
  int firstFrom(int bound) {
    int from = 0;
    int to = size;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (items[middle] < bound) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Whether a sorted list has an item with {@code from <= item < to}. */
  boolean anyBetween(int from, int to) {
    int i = firstFrom(from);
    return i < size && items[i] < to;
  }

  int[] toArray() {
    return size == 0 ? NONE : Arrays.copyOf(items, size);
  }
}
