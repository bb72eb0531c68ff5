// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;

/** Canonicalizations of {@link SelectOp}. */
final class SelectPatterns {
  private SelectPatterns() {}

  /** select c, a, (select c, b, d) = select c, a, d. */
  static void sameConditionFalse(SelectOp op, Rewriter rw) {
    if (!(op.falseValue().definingOp() instanceof SelectOp inner) || inner.condition() != op.condition()) return;
    Rules.begin(rw, op, inner);
    Rules.replace(rw, op, SelectOp.of(op.condition(), op.trueValue(), inner.falseValue()));
  }

  /** select c, (select c, a, b), d = select c, a, d. */
  static void sameConditionTrue(SelectOp op, Rewriter rw) {
    if (!(op.trueValue().definingOp() instanceof SelectOp inner) || inner.condition() != op.condition()) return;
    Rules.begin(rw, op, inner);
    Rules.replace(rw, op, SelectOp.of(op.condition(), inner.trueValue(), op.falseValue()));
  }

  /** select not c, a, b = select c, b, a. */
  static void negatedCondition(SelectOp op, Rewriter rw) {
    if (!(op.condition().definingOp() instanceof XOrIOp not)) return;
    IntegerAttr ones = Rules.number(not.rhs());
    if (ones == null || !Constants.isAllOnes(ones)) return;
    Rules.begin(rw, op, not.rhs());
    Rules.replace(rw, op, SelectOp.of(not.lhs(), op.falseValue(), op.trueValue()));
  }

  /** select c, false, true = not c. */
  static void negation(SelectOp op, Rewriter rw) {
    if (!IntegerAttr.FALSE.equals(Constants.of(op.trueValue())) || !IntegerAttr.TRUE.equals(Constants.of(op.falseValue()))) return;
    Rules.begin(rw, op);
    Value allTrue = rw.create(ConstantOp.bool(true)).result();
    Rules.replace(rw, op, XOrIOp.of(op.condition(), allTrue));
  }

  /** select c, 1, 0 = extui c, and select c, 0, 1 = extui (not c). */
  static void toExtension(SelectOp op, Rewriter rw) {
    if (!(op.type() instanceof IntegerType type) || type.width() == 1) return;
    Attribute whereTrue = Constants.of(op.trueValue());
    Attribute whereFalse = Constants.of(op.falseValue());
    if (Constants.isOne(whereTrue) && Constants.isZero(whereFalse)) {
      rw.replaceWith(op, ExtUIOp.of(op.condition(), type));
    } else if (Constants.isZero(whereTrue) && Constants.isOne(whereFalse)) {
      rw.before(op);
      Value allTrue = rw.create(ConstantOp.bool(true)).result();
      Value not = rw.create(XOrIOp.of(op.condition(), allTrue)).result();
      rw.replaceWith(op, ExtUIOp.of(not, type));
    }
  }
}
