// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import dev.freehold.ub.PoisonAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of two values, chosen by a condition; element-wise where the condition is a vector or tensor. */
public final class SelectOp extends ElementwiseOp implements Pure {
  public static final OpDef<SelectOp> DEF = OpDef.of("arith.select", SelectOp.class, SelectOp::new)
      .operand("condition", TypeSets.BOOL_LIKE).operand("true_value", TypeSet.ANY).operand("false_value", TypeSet.ANY)
      .result("result", TypeSet.ANY)
      .sameType("true_value", "false_value", "result")
      .traits(SelectOp::verifyCondition).traits(Traits.elementwiseMappable())
      .inferResults(state -> List.of(state.operands().get(1).type()))
      .syntax(OpSyntax.of(SelectOp::parse, SelectOp::print))
      .canonicalize("RedundantSelectFalse", SelectPatterns::sameConditionFalse)
      .canonicalize("RedundantSelectTrue", SelectPatterns::sameConditionTrue)
      .canonicalize("SelectNotCond", SelectPatterns::negatedCondition)
      .canonicalize("SelectI1ToNot", SelectPatterns::negation)
      .canonicalize("::SelectToExtUI", SelectPatterns::toExtension)
      .build();

  private SelectOp(OpState<?> state) {
    super(state);
  }

  public static OpState<SelectOp> of(Value condition, Value trueValue, Value falseValue) {
    return DEF.state().operands(condition, trueValue, falseValue).results(trueValue.type());
  }

  public Value condition() {
    return operand("condition");
  }

  public Value trueValue() {
    return operand("true_value");
  }

  public Value falseValue() {
    return operand("false_value");
  }

  private static void parse(OpParser p, OpState<SelectOp> state) {
    int loc = p.loc();
    List<OpParser.Operand> operands = p.operandList(3);
    p.attrDict(state);
    p.expect(":");
    Type condition = IntegerType.I1;
    Type type = p.expectType();
    if (p.accept(",")) {
      condition = type;
      type = p.expectType();
    }
    state.results(type).operands(p.resolve(operands, List.of(condition, type, type), loc));
  }

  private static void print(SelectOp op, OpPrinter out) {
    out.text(" ").operands(op.operands()).attrDict(op).text(" : ");
    if (op.condition().type() instanceof ShapedType shaped) out.type(shaped).text(", ");
    out.type(op.type());
  }

  private static void verifyCondition(Op op, Checker check) {
    Type condition = op.operand("condition").type();
    if (condition.equals(IntegerType.I1)) return;
    if (condition instanceof ShapedType mask && op.result().type() instanceof ShapedType values && mask.hasSameShape(values)) return;
    check.error("failed to verify that condition is signless i1 or has matching shape");
  }

  @Override
  protected void verify(Checker check) {
    Type condition = condition().type();
    if (condition.equals(IntegerType.I1)) return;
    if (!(type() instanceof VectorType || TypeSets.isTensor(type()))) {
      check.error("expected condition to be a signless i1, but got '" + Printing.toString(condition) + "'");
      return;
    }
    Type expected = ArithTypes.boolLike(type());
    if (expected.equals(condition)) return;
    check.error("expected condition type to have the same shape as the result type, expected '" + Printing.toString(expected)
        + "', but got '" + Printing.toString(condition) + "'");
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (trueValue() == falseValue()) return trueValue();
    if (Constants.isOne(constant(0))) return trueValue();
    if (Constants.isZero(constant(0))) return falseValue();
    if (constant(1) instanceof PoisonAttr) return falseValue();
    if (constant(2) instanceof PoisonAttr) return trueValue();
    if (type().equals(IntegerType.I1) && Constants.isOne(constant(1)) && Constants.isZero(constant(2))) return condition();
    Value compared = choiceOfCompared();
    return compared != null ? compared : merge();
  }

  /** In {@code select (a == b), a, b} it is b in any case; with != it is a. */
  private @Nullable Value choiceOfCompared() {
    if (!(condition().definingOp() instanceof CmpIOp compare)) return null;
    boolean equal = compare.predicate() == IntegerPredicate.EQ;
    if (!equal && compare.predicate() != IntegerPredicate.NE) return null;
    boolean both = compare.lhs() == trueValue() && compare.rhs() == falseValue()
        || compare.rhs() == trueValue() && compare.lhs() == falseValue();
    if (!both) return null;
    return equal ? falseValue() : trueValue();
  }

  /** The elements that a constant condition takes from two constants. */
  private @Nullable Attribute merge() {
    if (!(constant(0) instanceof DenseElementsAttr mask && constant(1) instanceof DenseElementsAttr whereTrue
        && constant(2) instanceof DenseElementsAttr whereFalse)) {
      return null;
    }
    List<BigInteger> elements = new ArrayList<>();
    for (int i = 0; i < mask.elementCount(); i++) elements.add((mask.bits(i).signum() != 0 ? whereTrue : whereFalse).bits(i));
    return DenseElementsAttr.of(whereTrue.type(), elements);
  }
}
