// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import java.util.List;

/**
 * A buffer in scope.
 *
 * @param type as it is written, which may leave sizes open
 * @param shape the sizes that it has
 */
record Buffer(String name, String type, String element, List<Integer> shape) {
  /** Its type with all sizes. */
  static String staticType(String element, List<Integer> shape) {
    StringBuilder text = new StringBuilder("memref<");
    for (int size : shape) text.append(size).append('x');
    return text.append(element).append('>').toString();
  }

  int innerSize() {
    return shape.getLast();
  }
}
