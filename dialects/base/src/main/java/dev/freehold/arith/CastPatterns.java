// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.TypeSets;
import java.math.BigInteger;

/** Canonicalizations of casts, and of operations on their results. */
final class CastPatterns {
  private CastPatterns() {}

  private static void replaceByCast(CastOp op, OpDef<? extends CastOp> cast, CastOp inner, Rewriter rw) {
    Rules.begin(rw, op, inner);
    Rules.replace(rw, op, CastOp.state(cast, inner.in(), op.type()));
  }

  /** What has been widened by zeros has no sign. */
  static void extSIOfExtUI(ExtSIOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof ExtUIOp inner) replaceByCast(op, ExtUIOp.DEF, inner, rw);
  }

  /** Widening a lot and narrowing a little is widening. */
  static void truncOfExtSI(TruncIOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof ExtSIOp inner && isWidening(op, inner)) replaceByCast(op, ExtSIOp.DEF, inner, rw);
  }

  static void truncOfExtUI(TruncIOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof ExtUIOp inner && isWidening(op, inner)) replaceByCast(op, ExtUIOp.DEF, inner, rw);
  }

  private static boolean isWidening(TruncIOp op, CastOp inner) {
    return ArithTypes.width(op.type()) > ArithTypes.width(inner.in().type());
  }

  /** Where just the bits that are shifted in are cut off, it does not matter what they are, except that zeros are not signs. */
  static void truncOfShift(TruncIOp op, Rewriter rw) {
    if (!(op.in().definingOp() instanceof ShRSIOp shift)) return;
    Attribute amount = Constants.of(shift.rhs());
    int dropped = ArithTypes.width(shift.type()) - ArithTypes.width(op.type());
    if (amount == null || !BigInteger.valueOf(dropped).equals(Constants.integer(amount))) return;
    Rules.begin(rw, op, shift.rhs());
    Value by = rw.create(ConstantOp.of(amount)).result();
    Value shifted = rw.create(ShRUIOp.of(shift.lhs(), by).attr(ExactBinaryOp.EXACT, shift.attr(ExactBinaryOp.EXACT))).result();
    OverflowAttr hold = new OverflowAttr(OverflowAttr.NUW);
    OverflowAttr flags = rw.profile().strategy(RewrittenFlags.class, RewrittenFlags.SOUND).kept(op.overflow(), hold);
    Rules.replace(rw, op, TruncIOp.of(shifted, op.type()).prop("overflowFlags", flags));
  }

  static void truncOfSIToFP(TruncFOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof SIToFPOp inner) roundOnce(op, SIToFPOp.DEF, inner, ArithTypes.width(inner.in().type()) - 1, rw);
  }

  static void truncOfUIToFP(TruncFOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof UIToFPOp inner) roundOnce(op, UIToFPOp.DEF, inner, ArithTypes.width(inner.in().type()), rw);
  }

  /** An integer of few enough bits becomes a float exactly, so that narrowing this float is the only rounding. */
  private static void roundOnce(TruncFOp op, OpDef<? extends CastOp> cast, CastOp inner, int bits, Rewriter rw) {
    if (op.prop("roundingmode") != null) return;
    boolean isExact = bits <= ((FloatType) TypeSets.elementOrSelf(inner.type())).format().precision();
    if (UnboundedArithmetic.uses(isExact, rw)) replaceByCast(op, cast, inner, rw);
  }

  static void indexCastBack(IndexCastOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof IndexCastOp inner) back(op, inner, rw);
  }

  static void indexCastUIBack(IndexCastUIOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof IndexCastUIOp inner) back(op, inner, rw);
  }

  /** There and back is nothing, unless bits are lost in between. */
  private static void back(CastOp op, CastOp inner, Rewriter rw) {
    if (!inner.in().type().equals(op.type())) return;
    boolean keepsBits = ArithTypes.width(inner.type()) >= ArithTypes.width(op.type());
    if (UnboundedArithmetic.uses(keepsBits, rw)) rw.replace(op, inner.in());
  }

  static void indexCastOfExtSI(IndexCastOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof ExtSIOp inner) replaceByCast(op, IndexCastOp.DEF, inner, rw);
  }

  static void indexCastOfExtUI(IndexCastUIOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof ExtUIOp inner) replaceByCast(op, IndexCastUIOp.DEF, inner, rw);
  }

  static void bitcastOfBitcast(BitcastOp op, Rewriter rw) {
    if (op.in().definingOp() instanceof BitcastOp inner) replaceByCast(op, BitcastOp.DEF, inner, rw);
  }

  /** Widened integers are equal where the narrow ones are. */
  static void compareExtSI(CmpIOp op, Rewriter rw) {
    compareNarrow(op, ExtSIOp.DEF, rw);
  }

  static void compareExtUI(CmpIOp op, Rewriter rw) {
    compareNarrow(op, ExtUIOp.DEF, rw);
  }

  private static void compareNarrow(CmpIOp op, OpDef<? extends CastOp> extension, Rewriter rw) {
    if (op.predicate() != IntegerPredicate.EQ && op.predicate() != IntegerPredicate.NE) return;
    if (!(op.lhs().definingOp() instanceof CastOp a && a.def() == extension)) return;
    if (!(op.rhs().definingOp() instanceof CastOp b && b.def() == extension)) return;
    if (!a.in().type().equals(b.in().type())) return;
    Rules.begin(rw, op, a, b);
    Rules.replace(rw, op, CmpIOp.of(op.predicate(), a.in(), b.in()));
  }
}
