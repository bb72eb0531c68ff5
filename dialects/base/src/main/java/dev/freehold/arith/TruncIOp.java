// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TypeSets;
import org.jspecify.annotations.Nullable;

/** Narrows an integer. */
public final class TruncIOp extends CastOp {
  public static final OpDef<TruncIOp> DEF =
      declare("arith.trunci", TruncIOp.class, TruncIOp::new, ArithTypes.FIXED_WIDTH_INTEGER, ArithTypes.FIXED_WIDTH_INTEGER, NARROWER)
          .defaultAttr("overflowFlags", OverflowAttr.SET, OverflowAttr.NONE)
          .canonicalize("TruncIExtSIToExtSI", CastPatterns::truncOfExtSI)
          .canonicalize("TruncIExtUIToExtUI", CastPatterns::truncOfExtUI)
          .canonicalize("TruncIShrSIToTrunciShrUI", CastPatterns::truncOfShift)
          .assembly("$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)")
          .build();

  private TruncIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<TruncIOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  OverflowAttr overflow() {
    return prop("overflowFlags", OverflowAttr.class);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    if (in().definingOp() instanceof CastOp inner && (inner instanceof ExtUIOp || inner instanceof ExtSIOp)) {
      if (ArithTypes.width(inner.in().type()) > ArithTypes.width(type())) return convertFrom(inner.in(), rw);
      if (TypeSets.elementOrSelf(inner.in().type()).equals(TypeSets.elementOrSelf(type()))) return inner.in();
    }
    if (in().definingOp() instanceof TruncIOp inner) {
      // What the outer one promises about the bits that it drops says nothing about those that the inner one drops.
      OverflowAttr kept = rw.profile().strategy(RewrittenFlags.class, RewrittenFlags.SOUND).kept(overflow(), inner.overflow());
      if (!kept.equals(overflow())) rw.setProp(this, "overflowFlags", kept);
      return convertFrom(inner.in(), rw);
    }
    int to = ArithTypes.width(type());
    return foldBits(bits -> Bits.of(bits, to));
  }
}
