// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.arith.SelectOp;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.VectorType;

/** Canonicalizations of {@link ReductionOp}. */
final class ReductionPatterns {
  private ReductionPatterns() {}

  /** Where all dimensions to combine have size 1, there is only one element to combine with the start value. */
  static void ofOnes(MultiReductionOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.source());
    for (long dimension : VectorTypes.numbers(op.prop("reduction_dims", Attribute.class))) {
      if (type.size((int) dimension) != 1 || type.scalable().get((int) dimension)) return;
    }
    if (rw.profile().strategy(ReductionOfNothing.class, ReductionOfNothing.SOUND).isItsSource(op)) {
      rw.replace(op, op.source());
      return;
    }
    rw.before(op);
    Value source = op.source();
    if (op.result().type() instanceof VectorType result) {
      if (!result.equals(type)) source = rw.create(ShapeCastOp.of(result, source)).result();
    } else {
      source = rw.create(ExtractOp.of(source, new long[type.rank()])).result();
    }
    rw.replace(op, rw.create(Combining.of(op.prop("kind", EnumAttr.class), op.acc(), source, null, rw.registry())).result());
  }

  /** A vector with one element is combined with nothing but the start value; where a mask leaves that element out, not even with it. */
  static void ofOne(ReductionOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.vector());
    ScalableSize sizes = rw.profile().strategy(ScalableSize.class, ScalableSize.SOUND);
    boolean one = type.rank() == 0 || type.size(0) == 1 && sizes.isKnown(type, 0);
    if (!one) return;
    long[] first = new long[type.rank()];
    Op root = op.parentOp() instanceof MaskOp ? op.parentOp() : op;
    rw.before(root);
    Value taken = root instanceof MaskOp mask ? rw.create(ExtractOp.of(mask.mask(), first)).result() : null;
    Value element = rw.create(ExtractOp.of(op.vector(), first)).result();
    Value start = op.acc();
    if (start != null) {
      element = rw.create(Combining.of(op.kind(), element, start, (FastMathAttr) op.prop("fastmath"), rw.registry())).result();
      if (taken != null) element = rw.create(SelectOp.of(taken, element, start)).result();
    }
    rw.replace(root, element);
  }
}
