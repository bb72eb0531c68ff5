// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Rewriter;

/** The canonicalization of {@code linalg.copy}. */
final class NamedPatterns {
  private NamedPatterns() {}

  static void copy(NamedOp op, Rewriter rw) {
    if (op.inputs().size() != 1) return;
    if (op.inputs().equals(op.inits())) copyToSelf(op, rw);
    else FillPatterns.copy(op, rw);
  }

  /** What is copied to itself stays as it is. */
  private static void copyToSelf(NamedOp copy, Rewriter rw) {
    if (copy.resultCount() > 0) rw.replace(copy, copy.inputs());
    else rw.erase(copy);
  }
}
