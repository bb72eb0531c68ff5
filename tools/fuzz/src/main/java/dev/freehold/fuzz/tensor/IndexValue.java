// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

/** An index in scope, and what it may be, both ends included. */
record IndexValue(String name, int low, int high) {
  boolean isAlways(int number) {
    return low == number && high == number;
  }
}
