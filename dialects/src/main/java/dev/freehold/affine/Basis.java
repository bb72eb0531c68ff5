// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.builtin.Shape;

/** The sizes of a shape, in the operations that convert between an index and those of a shape. */
final class Basis {
  private Basis() {}

  /** Reports where there is not one operand for each size that is not known. */
  static boolean verify(long[] basis, int operands, Checker check) {
    int dynamic = 0;
    for (long size : basis) {
      if (Shape.isDynamic(size)) dynamic++;
    }
    if (dynamic == operands) return true;
    check.error("mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry)"
        + " -- this can only happen due to an incorrect fold/rewrite");
    return false;
  }
}
