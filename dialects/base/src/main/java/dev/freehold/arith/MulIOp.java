// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.NamesResults;
import java.math.BigInteger;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Multiplies integers, wrapping around. */
public final class MulIOp extends OverflowBinaryOp implements NamesResults {
  public static final OpDef<MulIOp> DEF = declare("arith.muli", MulIOp.class, MulIOp::new).traits(Traits.COMMUTATIVE)
      .canonicalize("MulIMulIConstant", AddPatterns::mulOfMul)
      .build();

  private MulIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MulIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  public static OpState<MulIOp> of(Value lhs, Value rhs, OverflowAttr overflow) {
    return state(DEF, lhs, rhs, overflow);
  }

  /** A multiple of the run-time vector length is named for it. */
  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (!type().equals(IndexType.INSTANCE)) return;
    if (!nameVscale(constant(0), rhs(), name)) nameVscale(constant(1), lhs(), name);
  }

  private boolean nameVscale(@Nullable Attribute base, Value scale, BiConsumer<Value, String> name) {
    if (!(base instanceof IntegerAttr number) || scale.definingOp() == null) return false;
    if (!scale.definingOp().name().equals("vector.vscale")) return false;
    name.accept(result(), "c" + number.value() + "_vscale");
    return true;
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (Constants.isZero(constant(1))) return rhs();
    if (Constants.isOne(constant(1))) return lhs();
    return foldBits(BigInteger::multiply);
  }
}
