// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares floats. */
public final class CmpFOp extends ElementwiseOp implements Pure {
  public static final OpDef<CmpFOp> DEF = OpDef.of("arith.cmpf", CmpFOp.class, CmpFOp::new)
      .attr("predicate", FloatPredicate.SET)
      .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
      .operand("lhs", TypeSets.FLOAT_LIKE).operand("rhs", TypeSets.FLOAT_LIKE).result("result", TypeSets.BOOL_LIKE)
      .typeFrom("result type has i1 element type and same shape as operands", "lhs", "result", ArithTypes::boolLike)
      .traits(Traits.SAME_TYPE_OPERANDS).traits(Traits.elementwiseMappable())
      .inferResults(state -> List.of(ArithTypes.boolLike(state.operands().getFirst().type())))
      .assembly("$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)")
      .canonicalize("::CmpFIntToFPConst", IntegerComparison::rewrite)
      .build();

  private CmpFOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CmpFOp> of(FloatPredicate predicate, Value lhs, Value rhs) {
    return DEF.state().prop("predicate", predicate.attribute()).operands(lhs, rhs).inferResults();
  }

  public FloatPredicate predicate() {
    return FloatPredicate.of(prop("predicate", IntegerAttr.class));
  }

  public Value lhs() {
    return operand("lhs");
  }

  public Value rhs() {
    return operand("rhs");
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    FloatAttr lhs = constant(0) instanceof FloatAttr known ? known : null;
    FloatAttr rhs = constant(1) instanceof FloatAttr known ? known : null;
    // One NaN operand decides.
    if (lhs != null && isNaN(lhs)) rhs = lhs;
    if (rhs != null && isNaN(rhs)) lhs = rhs;
    if (lhs == null || rhs == null) return null;
    return IntegerAttr.ofBool(predicate().test(lhs.type().format().compare(lhs.bits(), rhs.bits())));
  }

  private static boolean isNaN(FloatAttr number) {
    return number.type().format().isNaN(number.bits());
  }
}
