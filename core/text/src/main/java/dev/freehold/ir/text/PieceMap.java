// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import org.jspecify.annotations.Nullable;

/** What pieces of a text stand for, found by their bytes, so that no string is made of a piece to look it up. */
final class PieceMap<T> {
  private static final int FIRST_SIZE = 1 << 8;
  /** With so many pieces, all are forgotten: it is the ones that come again and again that count. */
  private static final int MOST = 1 << 16;

  private final byte[] bytes;
  /** An open-addressing table: where each piece stands, and what it stands for, null where there is none. */
  private int[] starts = new int[FIRST_SIZE];
  private int[] lengths = new int[FIRST_SIZE];
  private @Nullable Object[] values = new Object[FIRST_SIZE];
  private int size;

  PieceMap(byte[] bytes) {
    this.bytes = bytes;
  }

  /** What the piece between two positions stands for, or null. */
  @SuppressWarnings("unchecked")
  @Nullable
  T get(int from, int to) {
    return (T) values[slot(from, to)];
  }

  void put(int from, int to, T value) {
    if (size >= values.length / 2) grow();
    enter(from, to - from, value);
  }

  private void enter(int from, int length, Object value) {
    int slot = slot(from, from + length);
    if (values[slot] == null) size++;
    starts[slot] = from;
    lengths[slot] = length;
    values[slot] = value;
  }

  private int slot(int from, int to) {
    int mask = values.length - 1;
    int slot = hash(from, to) & mask;
    while (values[slot] != null && !isAt(slot, from, to - from)) slot = slot + 1 & mask;
    return slot;
  }

  private boolean isAt(int slot, int from, int length) {
    if (lengths[slot] != length) return false;
    int start = starts[slot];
    for (int i = 0; i < length; i++) {
      if (bytes[start + i] != bytes[from + i]) return false;
    }
    return true;
  }

  private int hash(int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) hash = 31 * hash + bytes[i];
    return hash ^ hash >>> 15;
  }

  private void grow() {
    int[] oldStarts = starts;
    int[] oldLengths = lengths;
    Object[] oldValues = values;
    boolean isFull = size >= MOST;
    int length = isFull ? FIRST_SIZE : 2 * values.length;
    starts = new int[length];
    lengths = new int[length];
    values = new Object[length];
    size = 0;
    for (int i = 0; i < oldValues.length && !isFull; i++) {
      if (oldValues[i] != null) enter(oldStarts[i], oldLengths[i], oldValues[i]);
    }
  }
}
