// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** Multiplies integers without sign; the results are the low and the high half of the product. */
public final class MulUIExtendedOp extends Op implements Pure, NamesResults {
  public static final OpDef<MulUIExtendedOp> DEF = OpDef.of("arith.mului_extended", MulUIExtendedOp.class, MulUIExtendedOp::new)
      .operand("lhs", TypeSets.SIGNLESS_INTEGER_LIKE).operand("rhs", TypeSets.SIGNLESS_INTEGER_LIKE)
      .result("low", TypeSets.SIGNLESS_INTEGER_LIKE).result("high", TypeSets.SIGNLESS_INTEGER_LIKE)
      .traits(Traits.COMMUTATIVE)
      .sameType("lhs", "rhs", "low", "high")
      .canonicalize("mului_extended without high half", ExtendedPatterns::mulWithoutHigh)
      .assembly("$lhs `,` $rhs attr-dict `:` type($lhs)")
      .build();

  private MulUIExtendedOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand(0);
  }

  public Value rhs() {
    return operand(1);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(0), "low");
    name.accept(result(1), "high");
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    Attribute lhs = Constants.of(lhs());
    Attribute rhs = Constants.of(rhs());
    if (Constants.isZero(rhs)) return List.of(rhs, rhs);
    if (Constants.isOne(rhs)) {
      Attribute zero = Constants.zero(lhs().type());
      return zero == null ? null : List.of(lhs(), zero);
    }
    int width = ArithTypes.width(lhs().type());
    Attribute low = Constants.combine(lhs, rhs, lhs().type(), (a, b) -> Bits.of(a.multiply(b), width));
    if (low == null) return null;
    Attribute high = Constants.combine(lhs, rhs, lhs().type(), (a, b) -> a.multiply(b).shiftRight(width));
    return List.of(low, high);
  }
}
