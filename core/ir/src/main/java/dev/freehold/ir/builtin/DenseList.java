// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import java.util.function.LongConsumer;

/** The nested brackets around the elements of a shape. */
final class DenseList {
  private DenseList() {}

  /** Prints {@code [[a, b], [c, d]]}; nothing where there are no elements. */
  static void print(AttrPrinter out, Shape shape, LongConsumer element) {
    long count = shape.elementCount();
    if (count == 0) return;
    int rank = shape.rank();
    long[] position = new long[rank];
    out.text("[".repeat(rank));
    for (long i = 0; i < count; i++) {
      element.accept(i);
      int closed = 0;
      int dimension = rank - 1;
      while (dimension >= 0 && ++position[dimension] == shape.size(dimension)) {
        position[dimension--] = 0;
        closed++;
      }
      if (closed > 0) out.text("]".repeat(closed));
      if (i + 1 == count) return;
      out.text(", ");
      if (closed > 0) out.text("[".repeat(closed));
    }
  }
}
