// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

/** Copies among slots, as where a branch passes values. */
final class Moves {
  private Moves() {}

  static Action of(int[] from, int[] to) {
    if (from.length != to.length) throw new IllegalArgumentException(from.length + " values for " + to.length);
    switch (from.length) {
      case 0 -> {
        return frame -> {};
      }
      case 1 -> {
        int source = from[0];
        int target = to[0];
        return frame -> {
          frame.bits[target] = frame.bits[source];
          frame.refs[target] = frame.refs[source];
        };
      }
      default -> {
        return overlap(from, to) ? frame -> copyAtOnce(frame, from, to) : frame -> copy(frame, from, to);
      }
    }
  }

  /** Whether a slot is read after it has been written. */
  private static boolean overlap(int[] from, int[] to) {
    for (int i = 1; i < from.length; i++) {
      for (int j = 0; j < i; j++) {
        if (from[i] == to[j]) return true;
      }
    }
    return false;
  }

  private static void copy(Frame frame, int[] from, int[] to) {
    for (int i = 0; i < from.length; i++) {
      frame.bits[to[i]] = frame.bits[from[i]];
      frame.refs[to[i]] = frame.refs[from[i]];
    }
  }

  private static void copyAtOnce(Frame frame, int[] from, int[] to) {
    long[] bits = new long[from.length];
    Object[] refs = new Object[from.length];
    for (int i = 0; i < from.length; i++) {
      bits[i] = frame.bits[from[i]];
      refs[i] = frame.refs[from[i]];
    }
    for (int i = 0; i < to.length; i++) {
      frame.bits[to[i]] = bits[i];
      frame.refs[to[i]] = refs[i];
    }
  }
}
