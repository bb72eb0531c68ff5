// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.attribute.Type;

/** Copies elements; uninitialized ones stay so, since they are not read. */
final class Copies {
  /** More elements than these are copied one by one only where nothing else can be done. */
  private static final int FEW_ELEMENTS = 1024;
  private static final int MAX_ELEMENTS = 1 << 26;
  /** How many copies that were not carried out may lie over one another: each is asked for what it does not cover. */
  private static final int MAX_LAYERS = 256;

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
    if (count > FEW_ELEMENTS && isOverlaid(from, to, count)) return;
    Object[] values = values(from, element, count);
    long[] at = new long[to.rank()];
    for (int i = 0; i < values.length; i++) {
      Elements.store(to.buffer(), to.byteOffset(at), element, values[i]);
      Elements.advance(at, to.sizes());
    }
  }

  private static boolean isOverlaid(Reference from, Reference to, long count) {
    checkRange(from, count);
    checkRange(to, count);
    int layers = Math.max(from.buffer().layers(), to.buffer().layers()) + 1;
    Overlay overlay = layers > MAX_LAYERS ? null : Overlay.of(from, to);
    if (overlay == null) return false;
    to.buffer().cover(overlay, layers);
    return true;
  }

  private static void checkRange(Reference reference, long count) {
    long[] last = new long[reference.rank()];
    reference.byteOffset(last);
    for (int i = 0; i < last.length; i++) last[i] = reference.sizes()[i] - 1;
    reference.byteOffset(last);
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
      values[i] = Elements.load(from.buffer(), from.byteOffset(at), element);
      Elements.advance(at, from.sizes());
    }
    return values;
  }
}
