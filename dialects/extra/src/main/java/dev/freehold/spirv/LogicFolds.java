// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of conditions. */
final class LogicFolds {
  private LogicFolds() {}

  static @Nullable Folded of(Op op) {
    return switch (IntegerFolds.kind(op)) {
      case "LogicalAnd" -> junction(op, true);
      case "LogicalOr" -> junction(op, false);
      case "LogicalEqual" -> op.operand(0) == op.operand(1) ? everywhere(op.result().type(), true) : equal(op, true);
      case "LogicalNotEqual" -> notEqual(op);
      case "LogicalNot" -> not(op);
      case "Select" -> select(op);
      default -> null;
    };
  }

  /** The same boolean for every element. */
  static @Nullable Attribute everywhere(Type type, boolean answer) {
    return Constants.filled(type, answer ? BigInteger.ONE : BigInteger.ZERO);
  }

  /** What an operand is for every element, or null. */
  private static @Nullable Boolean known(Op op, int operand) {
    BigInteger bits = Constants.integer(Constants.of(op.operand(operand)));
    return bits == null ? null : (Boolean) (bits.signum() != 0);
  }

  private static @Nullable Folded notEqual(Op op) {
    if (IntegerFolds.isZero(op, 1)) return op.operand(0);
    return op.operand(0) == op.operand(1) ? everywhere(op.result().type(), false) : equal(op, false);
  }

  /** What is known by a second operand that is the same everywhere: the first where that is {@code neutral}, otherwise the second. */
  private static @Nullable Folded junction(Op op, boolean neutral) {
    Boolean known = known(op, 1);
    return known == null ? null : op.operand(known == neutral ? 0 : 1);
  }

  private static @Nullable Attribute equal(Op op, boolean wanted) {
    return IntegerFolds.combine(op.operand(0), op.operand(1), op.result().type(),
        (a, b) -> a.equals(b) == wanted ? BigInteger.ONE : BigInteger.ZERO);
  }

  private static @Nullable Folded not(Op op) {
    Op before = op.operand("operand").definingOp();
    if (before != null && before.name().equals(op.name())) return before.operand("operand");
    return Constants.map(Constants.of(op.operand("operand")), op.result().type(), BigInteger.ONE::subtract);
  }

  private static @Nullable Folded select(Op op) {
    Value whenTrue = op.operand("true_value");
    Value whenFalse = op.operand("false_value");
    if (whenTrue == whenFalse) return whenTrue;
    Boolean condition = known(op, 0);
    if (condition != null) return condition ? whenTrue : whenFalse;
    if (!(Constants.of(op.operand("condition")) instanceof DenseElementsAttr conditions)) return null;
    if (!(Constants.of(whenTrue) instanceof DenseElementsAttr first) || !(Constants.of(whenFalse) instanceof DenseElementsAttr second)) return null;
    List<BigInteger> chosen = new ArrayList<>();
    for (int i = 0; i < conditions.elementCount(); i++) chosen.add((conditions.bits(i).signum() != 0 ? first : second).bits(i));
    return DenseElementsAttr.of(first.type(), chosen);
  }
}
