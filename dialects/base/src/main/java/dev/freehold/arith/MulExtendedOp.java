// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A product that does not fit into one result: the low and the high half of it. */
abstract sealed class MulExtendedOp extends Op implements Pure, NamesResults permits MulSIExtendedOp, MulUIExtendedOp {
  MulExtendedOp(OpState<?> state) {
    super(state);
  }

  static <O extends MulExtendedOp> void declare(OpDefBuilder<O> declaration) {
    declaration.operand("lhs", TypeSets.SIGNLESS_INTEGER_LIKE).operand("rhs", TypeSets.SIGNLESS_INTEGER_LIKE)
        .result("low", TypeSets.SIGNLESS_INTEGER_LIKE).result("high", TypeSets.SIGNLESS_INTEGER_LIKE)
        .traits(Traits.COMMUTATIVE).traits(Traits.elementwiseMappable())
        .sameType("lhs", "rhs", "low", "high")
        .assembly("$lhs `,` $rhs attr-dict `:` type($lhs)");
  }

  public final Value lhs() {
    return operand("lhs");
  }

  public final Value rhs() {
    return operand("rhs");
  }

  /** The high half of a product of two unsigned integers of {@code width} bits. */
  abstract BigInteger high(BigInteger a, BigInteger b, int width);

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("low"), "low");
    name.accept(result("high"), "high");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Attribute lhs = Constants.of(lhs());
    Attribute rhs = Constants.of(rhs());
    if (Constants.isZero(rhs)) return List.of(rhs, rhs);
    int width = ArithTypes.width(lhs().type());
    Attribute low = Constants.combine(lhs, rhs, lhs().type(), (a, b) -> Bits.of(a.multiply(b), width));
    if (low == null) return null;
    return List.of(low, Constants.combine(lhs, rhs, lhs().type(), (a, b) -> high(a, b, width)));
  }
}
