// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import java.util.Collections;
import java.util.List;

/** The random numbers of C++'s {@code std::mt19937}, so that a seed gives the same order as in the reference. Matsumoto and Nishimura, 1998. */
final class MersenneTwister {
  private static final int LENGTH = 624;
  private static final int SHIFT = 397;
  private final int[] state = new int[LENGTH];
  private int next = LENGTH;

  MersenneTwister(int seed) {
    state[0] = seed;
    for (int i = 1; i < LENGTH; i++) state[i] = 1812433253 * (state[i - 1] ^ state[i - 1] >>> 30) + i;
  }

  private void refill() {
    for (int i = 0; i < LENGTH; i++) {
      int bits = state[i] & 0x80000000 | state[(i + 1) % LENGTH] & 0x7fffffff;
      state[i] = state[(i + SHIFT) % LENGTH] ^ bits >>> 1 ^ ((bits & 1) == 0 ? 0 : 0x9908b0df);
    }
    next = 0;
  }

  long nextUnsigned() {
    if (next == LENGTH) refill();
    int bits = state[next++];
    bits ^= bits >>> 11;
    bits ^= bits << 7 & 0x9d2c5680;
    bits ^= bits << 15 & 0xefc60000;
    bits ^= bits >>> 18;
    return Integer.toUnsignedLong(bits);
  }

  /** Puts a list into a random order. */
  void shuffle(List<?> list) {
    for (int i = 0, left = list.size(); left > 1; i++, left--) Collections.swap(list, i, i + (int) (nextUnsigned() % left));
  }
}
