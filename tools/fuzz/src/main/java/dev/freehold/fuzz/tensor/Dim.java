// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

/**
 * A number in an operation: an offset, a size.
 *
 * @param text a literal, or the name of a value
 * @param size what it is when the program is run; the least it may be, if it is not always the same
 * @param isDynamic whether it is a value
 */
record Dim(String text, int size, boolean isDynamic) {
  static Dim literal(int size) {
    return new Dim(Integer.toString(size), size, false);
  }
}
