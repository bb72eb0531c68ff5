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

/** Narrows a float. */
public final class TruncFOp extends CastOp {
  public static final OpDef<TruncFOp> DEF =
      declare("arith.truncf", TruncFOp.class, TruncFOp::new, TypeSets.FLOAT_LIKE, TypeSets.FLOAT_LIKE, NARROWER)
          .optionalAttr("roundingmode", RoundingMode.SET)
          .optionalAttr("fastmath", FastMathAttr.SET)
          .canonicalize("TruncFSIToFPToSIToFP", CastPatterns::truncOfSIToFP)
          .canonicalize("TruncFUIToFPToUIToFP", CastPatterns::truncOfUIToFP)
          .assembly("$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
          .build();

  private TruncFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<TruncFOp> of(Value in, Type type) {
    return state(DEF, in, type);
  }

  @Override
  protected @Nullable Folded convert(Rewriter rw) {
    if (in().definingOp() instanceof ExtFOp ext && FloatCasts.isSubset(ext.in().type(), ext.type())) {
      if (ArithTypes.width(ext.in().type()) > ArithTypes.width(type())) return convertFrom(ext.in(), rw);
      if (TypeSets.elementOrSelf(ext.in().type()).equals(TypeSets.elementOrSelf(type()))) return ext.in();
    }
    return foldBits(bits -> FloatCasts.exactly(bits, in().type(), type(), RoundingMode.of(prop("roundingmode"))));
  }
}
