// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.VectorType;

/** Canonicalizations of {@link ReductionOp}. */
final class ReductionPatterns {
  private ReductionPatterns() {}

  /** A vector with one element is combined with nothing but the start value. */
  static void ofOne(ReductionOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.operand(0));
    boolean one = type.rank() == 0 || type.size(0) == 1 && !type.isScalable();
    if (!one) return;
    rw.before(op);
    Value element = rw.create(ExtractOp.of(op.operand(0), type.rank() == 0 ? new long[0] : new long[] {0})).result();
    if (op.operandCount() > 1) {
      element = rw.create(Combining.of(op.kind(), element, op.operand(1), (FastMathAttr) op.prop(1), rw.registry())).result();
    }
    rw.replace(op, element);
  }
}
