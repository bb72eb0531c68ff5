// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.Fault;
import dev.freehold.interp.Kinds;
import dev.freehold.ir.Type;

/** Copies elements; what was never written stays so, as nobody looks at it. */
final class Copies {
  private static final int MAX_ELEMENTS = 1 << 26;

  private Copies() {}

  static void copy(Reference from, Reference to, Type element) {
    long count = from.elementCount();
    if (count == 0) return;
    if (from.buffer().isPlain() && to.buffer().isPlain() && from.isContiguous() && to.isContiguous()) {
      long bytes = count * from.elementBytes();
      checkRange(from, count);
      checkRange(to, count);
      to.buffer().copyRange(from.buffer(), start(from), start(to), bytes);
      return;
    }
    Object[] values = values(from, element, count);
    long[] at = new long[to.rank()];
    for (int i = 0; i < values.length; i++) {
      Elements.store(to.buffer(), to.place(at), element, values[i]);
      Elements.advance(at, to.sizes());
    }
  }

  private static void checkRange(Reference reference, long count) {
    long[] last = new long[reference.rank()];
    reference.place(last);
    for (int i = 0; i < last.length; i++) last[i] = reference.sizes()[i] - 1;
    reference.place(last);
  }

  private static long start(Reference reference) {
    return reference.base() + reference.offset() * reference.elementBytes();
  }

  /** All elements in row-major order; null for those never written. Read before any is written: the two may overlap. */
  static Object[] values(Reference from, Type element, long count) {
    if (count > MAX_ELEMENTS) throw new Fault(Fault.Kind.LIMIT, "a copy of " + count + " elements is too large to simulate");
    Object[] values = new Object[(int) count];
    long[] at = new long[from.rank()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Elements.load(from.buffer(), from.place(at), element);
      Elements.advance(at, from.sizes());
    }
    return values;
  }
}
