// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares integers. */
public final class CmpIOp extends ElementwiseOp implements Pure {
  public static final OpDef<CmpIOp> DEF = OpDef.of("arith.cmpi", CmpIOp.class, CmpIOp::new)
      .attr("predicate", IntegerPredicate.SET)
      .operand("lhs", TypeSets.SIGNLESS_INTEGER_LIKE).operand("rhs", TypeSets.SIGNLESS_INTEGER_LIKE).result("result", TypeSets.BOOL_LIKE)
      .typeFrom("result type has i1 element type and same shape as operands", "lhs", "result", ArithTypes::boolLike)
      .traits(Traits.SAME_TYPE_OPERANDS).traits(Traits.elementwiseMappable())
      .inferResults(state -> List.of(ArithTypes.boolLike(state.operands().getFirst().type())))
      .assembly("$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)")
      .canonicalize("CmpIExtSI", CastPatterns::compareExtSI)
      .canonicalize("CmpIExtUI", CastPatterns::compareExtUI)
      .build();

  private CmpIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CmpIOp> of(IntegerPredicate predicate, Value lhs, Value rhs) {
    return DEF.state().prop("predicate", predicate.attribute()).operands(lhs, rhs).inferResults();
  }

  public IntegerPredicate predicate() {
    return IntegerPredicate.of(prop("predicate", IntegerAttr.class));
  }

  public Value lhs() {
    return operand("lhs");
  }

  public Value rhs() {
    return operand("rhs");
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (lhs() == rhs()) {
      return Constants.filled(type(), predicate().holdsForEqual() ? BigInteger.ONE : BigInteger.ZERO);
    }
    Value same = operandItself();
    if (same != null) return same;
    if (constant(0) == null) return null;
    if (constant(1) == null) return swap(rw);
    IntegerPredicate predicate = predicate();
    int width = ArithTypes.width(lhs().type());
    return Constants.combine(constant(0), constant(1), type(), (a, b) -> predicate.test(a, b, width) ? BigInteger.ONE : BigInteger.ZERO);
  }

  /** The boolean that is compared with true or false so that the result is the same; else null. */
  private @Nullable Value operandItself() {
    if (predicate() == IntegerPredicate.NE && Constants.isZero(constant(1))) {
      if (lhs().definingOp() instanceof CastOp ext && (ext instanceof ExtSIOp || ext instanceof ExtUIOp) && isBool(ext.in())) return ext.in();
      if (isBool(lhs())) return lhs();
    }
    return predicate() == IntegerPredicate.EQ && Constants.isOne(constant(1)) && isBool(lhs()) ? lhs() : null;
  }

  private static boolean isBool(Value value) {
    return TypeSets.elementOrSelf(value.type()).equals(IntegerType.I1);
  }

  /** Moves a constant to the right. */
  private Value swap(Rewriter rw) {
    rw.setProp(this, "predicate", predicate().swapped().attribute());
    Value left = lhs();
    rw.setOperand(this, "lhs", rhs());
    rw.setOperand(this, "rhs", left);
    return result();
  }
}
