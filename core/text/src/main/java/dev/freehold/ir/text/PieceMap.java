// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import org.jspecify.annotations.Nullable;

/** What pieces of a text stand for, found by their bytes, so that no string is made of a piece to look it up. */
final class PieceMap<T> {
  private static final int FIRST_SIZE = 1 << 8;
  /** With so many pieces, all are forgotten: it is the ones that come again and again that count. */
  private static final int MOST = 1 << 16;

  private final byte[] bytes;
  /** An open-addressing table: where each piece stands, its hash, and what it stands for, null where there is none. */
  private int[] starts = new int[FIRST_SIZE];
  private int[] lengths = new int[FIRST_SIZE];
  private int[] hashes = new int[FIRST_SIZE];
  private @Nullable Object[] values = new Object[FIRST_SIZE];
  private int size;

  PieceMap(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The hash of a piece to which a byte is added; that of an empty piece is 0. Whoever finds the end of a piece has looked at each byte anyway. */
  static int hash(int hash, int next) {
    return 31 * hash + next;
  }

  /** What the piece between two positions stands for, or null. */
  @SuppressWarnings("unchecked")
  @Nullable
  T get(int from, int to, int hash) {
    return (T) values[slot(from, to - from, hash)];
  }

  void put(int from, int to, int hash, T value) {
    if (size >= values.length / 2) grow();
    enter(from, to - from, hash, value);
  }

  private void enter(int from, int length, int hash, Object value) {
    int slot = slot(from, length, hash);
    if (values[slot] == null) size++;
    starts[slot] = from;
    lengths[slot] = length;
    hashes[slot] = hash;
    values[slot] = value;
  }

  private int slot(int from, int length, int hash) {
    int mask = values.length - 1;
    int slot = (hash ^ hash >>> 15) & mask;
    while (values[slot] != null && !isAt(slot, from, length, hash)) slot = slot + 1 & mask;
    return slot;
  }

  private boolean isAt(int slot, int from, int length, int hash) {
    if (hashes[slot] != hash || lengths[slot] != length) return false;
    int start = starts[slot];
    for (int i = 0; i < length; i++) {
      if (bytes[start + i] != bytes[from + i]) return false;
    }
    return true;
  }

  private void grow() {
    int[] oldStarts = starts;
    int[] oldLengths = lengths;
    int[] oldHashes = hashes;
    Object[] oldValues = values;
    boolean isFull = size >= MOST;
    int length = isFull ? FIRST_SIZE : 2 * values.length;
    starts = new int[length];
    lengths = new int[length];
    hashes = new int[length];
    values = new Object[length];
    size = 0;
    for (int i = 0; i < oldValues.length && !isFull; i++) {
      if (oldValues[i] != null) enter(oldStarts[i], oldLengths[i], oldHashes[i], oldValues[i]);
    }
  }
}
