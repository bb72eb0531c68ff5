// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Adds unsigned integers; the second result is the overflow. */
public final class AddUIExtendedOp extends Op implements Pure, NamesResults {
  public static final OpDef<AddUIExtendedOp> DEF = OpDef.of("arith.addui_extended", AddUIExtendedOp.class, AddUIExtendedOp::new)
      .operand("lhs", TypeSets.SIGNLESS_INTEGER_LIKE).operand("rhs", TypeSets.SIGNLESS_INTEGER_LIKE)
      .result("sum", TypeSets.SIGNLESS_INTEGER_LIKE).result("overflow", TypeSets.BOOL_LIKE)
      .traits(Traits.COMMUTATIVE).traits(Traits.elementwiseMappable())
      .sameType("lhs", "rhs", "sum")
      .canonicalize("AddUIExtendedToAddI", ExtendedPatterns::addWithoutOverflow)
      .assembly("$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)")
      .build();

  private AddUIExtendedOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand("lhs");
  }

  public Value rhs() {
    return operand("rhs");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("sum"), "sum");
    name.accept(result("overflow"), "overflow");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Attribute lhs = Constants.of(lhs());
    Attribute rhs = Constants.of(rhs());
    if (Constants.isZero(rhs)) {
      Attribute never = Constants.zero(result("overflow").type());
      return never == null ? null : List.of(lhs(), never);
    }
    Type type = result("sum").type();
    int width = ArithTypes.width(type);
    Attribute sum = Constants.combine(lhs, rhs, type, (a, b) -> Bits.of(a.add(b), width));
    if (sum == null) return null;
    Attribute overflow =
        Constants.combine(sum, lhs, ArithTypes.boolLike(type), (s, a) -> s.compareTo(a) < 0 ? BigInteger.ONE : BigInteger.ZERO);
    return List.of(sum, overflow);
  }
}
