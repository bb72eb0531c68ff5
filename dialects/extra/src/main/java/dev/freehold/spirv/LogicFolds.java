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

/** What is known of conditions. */
final class LogicFolds {
  private LogicFolds() {}

  static Folded of(Op op) {
    return switch (IntegerFolds.kind(op)) {
      case "LogicalAnd" -> known(op, 1) == null ? null : op.operand(known(op, 1) ? 0 : 1);
      case "LogicalOr" -> known(op, 1) == null ? null : op.operand(known(op, 1) ? 1 : 0);
      case "LogicalEqual" -> op.operand(0) == op.operand(1) ? everywhere(op.result().type(), true) : equal(op, true);
      case "LogicalNotEqual" -> notEqual(op);
      case "LogicalNot" -> not(op);
      case "Select" -> select(op);
      default -> null;
    };
  }

  /** The same boolean for every element. */
  static Attribute everywhere(Type type, boolean answer) {
    return Constants.filled(type, answer ? BigInteger.ONE : BigInteger.ZERO);
  }

  /** What an operand is for every element, or null. */
  private static Boolean known(Op op, int operand) {
    BigInteger bits = Constants.integer(Constants.of(op.operand(operand)));
    return bits == null ? null : (Boolean) (bits.signum() != 0);
  }

  private static Folded notEqual(Op op) {
    if (IntegerFolds.isZero(op, 1)) return op.operand(0);
    return op.operand(0) == op.operand(1) ? everywhere(op.result().type(), false) : equal(op, false);
  }

  private static Attribute equal(Op op, boolean wanted) {
    return IntegerFolds.combine(op.operand(0), op.operand(1), op.result().type(),
        (a, b) -> a.equals(b) == wanted ? BigInteger.ONE : BigInteger.ZERO);
  }

  private static Folded not(Op op) {
    Op before = op.operand("operand").definingOp();
    if (before != null && before.name().equals(op.name())) return before.operand("operand");
    return Constants.map(Constants.of(op.operand("operand")), op.result().type(), BigInteger.ONE::subtract);
  }

  private static Folded select(Op op) {
    Value whenTrue = op.operand("true_value");
    Value whenFalse = op.operand("false_value");
    if (whenTrue == whenFalse) return whenTrue;
    Boolean condition = known(op, 0);
    if (condition != null) return condition ? whenTrue : whenFalse;
    boolean allKnown = Constants.of(op.operand("condition")) instanceof DenseElementsAttr && Constants.of(whenTrue) instanceof DenseElementsAttr
        && Constants.of(whenFalse) instanceof DenseElementsAttr;
    if (!allKnown) return null;
    DenseElementsAttr conditions = (DenseElementsAttr) Constants.of(op.operand("condition"));
    DenseElementsAttr first = (DenseElementsAttr) Constants.of(whenTrue);
    DenseElementsAttr second = (DenseElementsAttr) Constants.of(whenFalse);
    List<BigInteger> chosen = new ArrayList<>();
    for (int i = 0; i < conditions.elementCount(); i++) chosen.add((conditions.bits(i).signum() != 0 ? first : second).bits(i));
    return DenseElementsAttr.of(first.type(), chosen);
  }
}
