// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Canonicalizations of the operations that compute more than fits into one result. */
final class ExtendedPatterns {
  private ExtendedPatterns() {}

  static void addWithoutOverflow(AddUIExtendedOp op, Rewriter rw) {
    if (op.result("overflow").hasUses()) return;
    Rules.begin(rw, op);
    rw.replace(op, List.of(rw.create(AddIOp.of(op.lhs(), op.rhs())).result(), op.lhs()));
  }

  /** For both signednesses: the low half is the same. */
  static void mulWithoutHigh(MulExtendedOp op, Rewriter rw) {
    if (op.result("high").hasUses()) return;
    Rules.begin(rw, op);
    rw.replace(op, List.of(rw.create(MulIOp.of(op.lhs(), op.rhs())).result(), op.lhs()));
  }

  /** The high half of a sign-extended integer is its sign. */
  static void mulSIByOne(MulSIExtendedOp op, Rewriter rw) {
    // In one bit, 1 is -1. An index has no width that could be extended to it.
    if (TypeSets.elementOrSelf(op.lhs().type()) instanceof IndexType) return;
    if (!Constants.isOne(Constants.of(op.rhs())) || ArithTypes.width(op.lhs().type()) == 1) return;
    Attribute nothing = Constants.zero(op.lhs().type());
    if (nothing == null) return;
    Rules.begin(rw, op);
    Value zero = rw.create(ConstantOp.of(nothing)).result();
    Value negative = rw.create(CmpIOp.of(IntegerPredicate.SLT, op.lhs(), zero)).result();
    rw.replace(op, List.of(op.lhs(), rw.create(ExtSIOp.of(negative, op.lhs().type())).result()));
  }
}
