// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.UnboundedArithmetic;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares two {@code index} values. */
public final class CmpOp extends Op implements Pure {
  public static final OpDef<CmpOp> DEF = OpDef.of("index.cmp", CmpOp.class, CmpOp::new)
      .attr("pred", PredicateAttr.SET)
      .operand("lhs", TypeSets.INDEX).operand("rhs", TypeSets.INDEX).result("result", TypeSets.I1)
      .inferResults(state -> List.of(IntegerType.I1))
      .assembly("`` $pred `(` $lhs `,` $rhs `)` attr-dict")
      .canonicalize("compare a difference with zero", CmpOp::compareTerms)
      .build();

  private CmpOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand("lhs");
  }

  public Value rhs() {
    return operand("rhs");
  }

  public IntegerPredicate predicate() {
    return prop("pred", PredicateAttr.class).predicate();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Attribute right = Constants.of(rhs());
    if (right instanceof IntegerAttr b) {
      Boolean known = Constants.of(lhs()) instanceof IntegerAttr a ? compare(a, b) : null;
      if (known == null) known = compareLimited(b);
      if (known != null) return List.of(IntegerAttr.ofBool(known));
    }
    return lhs() == rhs() ? List.of(IntegerAttr.ofBool(predicate().holdsForEqual())) : null;
  }

  /** The result where it is the same in 32 and in 64 bits; else null. */
  private @Nullable Boolean compare(IntegerAttr a, IntegerAttr b) {
    boolean wide = test(a.value(), b.value(), 64);
    return wide == test(a.value(), b.value(), 32) ? (Boolean) wide : null;
  }

  private boolean test(BigInteger a, BigInteger b, int width) {
    return predicate().test(Bits.of(a, width), Bits.of(b, width), width);
  }

  /** The result for a minimum or maximum with a constant where the other operand does not matter; else null. */
  private @Nullable Boolean compareLimited(IntegerAttr b) {
    if (!(lhs().definingOp() instanceof IndexBinaryOp op && Constants.of(op.rhs()) instanceof IntegerAttr limit)) return null;
    Boolean wide = Range.of(op, limit.value(), 64).compare(predicate(), b.value());
    if (wide == null) return null;
    return wide.equals(Range.of(op, limit.value(), 32).compare(predicate(), b.value())) ? wide : null;
  }

  /** x - y is 0 if and only if x is y. As the difference wraps around, its order says nothing about x and y. */
  private static void compareTerms(CmpOp op, Rewriter rw) {
    boolean isEquality = op.predicate() == IntegerPredicate.EQ || op.predicate() == IntegerPredicate.NE;
    if (!UnboundedArithmetic.uses(isEquality, rw)) return;
    boolean rightIsZero = isZero(op.rhs());
    if (!rightIsZero && !isZero(op.lhs())) return;
    if (!((rightIsZero ? op.lhs() : op.rhs()).definingOp() instanceof SubOp difference)) return;
    Value left = rightIsZero ? difference.lhs() : difference.rhs();
    Value right = rightIsZero ? difference.rhs() : difference.lhs();
    rw.replaceWith(op, DEF.state().prop("pred", op.prop("pred")).operands(left, right).results(IntegerType.I1));
  }

  private static boolean isZero(Value value) {
    return Constants.of(value) instanceof IntegerAttr number && number.isZero();
  }
}
