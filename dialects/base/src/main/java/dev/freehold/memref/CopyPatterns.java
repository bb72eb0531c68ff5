// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefType;

/** Canonicalizations of {@code memref.copy}. */
final class CopyPatterns {
  private CopyPatterns() {}

  /** Where there are no elements, none are copied. */
  static void empty(CopyOp copy, Rewriter rw) {
    if (isEmpty(copy.source().type()) || isEmpty(copy.target().type())) rw.erase(copy);
  }

  private static boolean isEmpty(Type type) {
    if (!(type instanceof MemRefType ranked)) return false;
    for (int i = 0; i < ranked.rank(); i++) {
      if (ranked.size(i) == 0) return true;
    }
    return false;
  }

  /** Copying a buffer to itself changes nothing. */
  static void self(CopyOp copy, Rewriter rw) {
    if (copy.source() == copy.target()) rw.erase(copy);
  }
}
