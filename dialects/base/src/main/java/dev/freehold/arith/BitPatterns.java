// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;

/** Canonicalizations of bitwise operations: ext(x) op ext(y) = ext(x op y). */
final class BitPatterns {
  private BitPatterns() {}

  static void andOfExtUI(AndIOp op, Rewriter rw) {
    narrow(op, ExtUIOp.DEF, AndIOp.DEF, rw);
  }

  static void andOfExtSI(AndIOp op, Rewriter rw) {
    narrow(op, ExtSIOp.DEF, AndIOp.DEF, rw);
  }

  static void orOfExtUI(OrIOp op, Rewriter rw) {
    narrow(op, ExtUIOp.DEF, OrIOp.DEF, rw);
  }

  static void orOfExtSI(OrIOp op, Rewriter rw) {
    narrow(op, ExtSIOp.DEF, OrIOp.DEF, rw);
  }

  static void xorOfExtUI(XOrIOp op, Rewriter rw) {
    narrow(op, ExtUIOp.DEF, XOrIOp.DEF, rw);
  }

  static void xorOfExtSI(XOrIOp op, Rewriter rw) {
    narrow(op, ExtSIOp.DEF, XOrIOp.DEF, rw);
  }

  private static void narrow(BinaryOp op, OpDef<? extends CastOp> extension, OpDef<? extends BinaryOp> combination, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof CastOp x && x.def() == extension)) return;
    if (!(op.rhs().definingOp() instanceof CastOp y && y.def() == extension)) return;
    if (!x.in().type().equals(y.in().type())) return;
    Rules.begin(rw, op, x, y);
    Value narrow = rw.create(BinaryOp.state(combination, x.in(), y.in())).result();
    Rules.replace(rw, op, CastOp.state(extension, narrow, op.type()));
  }

  /** The complement of a comparison is the opposite comparison. */
  static void notOfCompare(XOrIOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof CmpIOp compare)) return;
    if (!IntegerAttr.TRUE.equals(Constants.of(op.rhs()))) return;
    Rules.begin(rw, op, compare);
    Rules.replace(rw, op, CmpIOp.of(compare.predicate().inverted(), compare.lhs(), compare.rhs()));
  }
}
