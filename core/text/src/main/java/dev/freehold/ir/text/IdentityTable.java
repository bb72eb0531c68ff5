// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import org.jspecify.annotations.Nullable;

/** Numbers of objects, which are compared by identity: a hash table with open addressing, whose entries are no objects. */
final class IdentityTable {
  /** What an object has that is not in the table; no object in it has that number. */
  static final int ABSENT = Integer.MIN_VALUE;

  private static final int SMALLEST = 1 << 5;

  private @Nullable Object[] keys = new Object[SMALLEST];
  private int[] numbers = new int[SMALLEST];
  /** Those of the keys: to ask an object again means to fetch it. */
  private int[] hashes = new int[SMALLEST];
  private int count;

  /** The number of an object, or {@link #ABSENT}. */
  int get(Object key) {
    int slot = slot(key, System.identityHashCode(key));
    return keys[slot] == null ? ABSENT : numbers[slot];
  }

  boolean contains(Object key) {
    return keys[slot(key, System.identityHashCode(key))] != null;
  }

  /** Gives an object a number, in place of the one that it had. */
  void put(Object key, int number) {
    int hash = System.identityHashCode(key);
    int slot = slot(key, hash);
    if (keys[slot] == null) {
      if (2 * ++count > keys.length) {
        grow();
        slot = slot(key, hash);
      }
      keys[slot] = key;
      hashes[slot] = hash;
    }
    numbers[slot] = number;
  }

  /** Where an object is, or where it would be. */
  private int slot(Object key, int hash) {
    int last = keys.length - 1;
    // The lower bits of the hash are as good as random.
    int slot = hash & last;
    while (keys[slot] != key && keys[slot] != null) slot = slot + 1 & last;
    return slot;
  }

  private void grow() {
    @Nullable Object[] oldKeys = keys;
    int[] oldNumbers = numbers;
    int[] oldHashes = hashes;
    keys = new Object[2 * oldKeys.length];
    numbers = new int[keys.length];
    hashes = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      Object key = oldKeys[i];
      if (key == null) continue;
      int slot = slot(key, oldHashes[i]);
      keys[slot] = key;
      numbers[slot] = oldNumbers[i];
      hashes[slot] = oldHashes[i];
    }
  }
}
