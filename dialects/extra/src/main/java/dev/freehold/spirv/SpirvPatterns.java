// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/** Canonicalizations. */
final class SpirvPatterns {
  private SpirvPatterns() {}

  /** Chained accesses become one access chain. */
  static void chain(SpirvOp op, Rewriter rw) {
    Op before = op.operand("base_ptr").definingOp();
    if (before == null || before.def() != op.def()) return;
    List<Value> operands = new ArrayList<>(before.operands());
    operands.addAll(op.operands().subList(1, op.operandCount()));
    rw.replaceWith(op, op.def().state().operands(operands).results(op.resultTypes()));
  }

  /** A negated comparison is the opposite comparison. */
  static void not(SpirvOp op, Rewriter rw) {
    Op compared = op.operand("operand").definingOp();
    if (compared == null) return;
    String opposite = switch (compared.name()) {
      case "spirv.IEqual" -> "spirv.INotEqual";
      case "spirv.INotEqual" -> "spirv.IEqual";
      case "spirv.LogicalEqual" -> "spirv.LogicalNotEqual";
      case "spirv.LogicalNotEqual" -> "spirv.LogicalEqual";
      default -> null;
    };
    if (opposite != null) rw.replaceWith(op, rw.registry().opDef(opposite).state().operands(compared.operands()).results(op.resultTypes()));
  }

  /** A remainder of a remainder, where the first divisor is a multiple of the second. */
  static void remainder(SpirvOp op, Rewriter rw) {
    Op before = op.operand("operand1").definingOp();
    if (before == null || before.def() != op.def()) return;
    if (!isMultiple(Constants.of(before.operand("operand2")), Constants.of(op.operand("operand2")))) return;
    rw.replaceWith(op, op.def().state().operands(before.operand("operand1"), op.operand("operand2")).results(op.resultTypes()));
  }

  private static boolean isMultiple(@Nullable Attribute multiple, @Nullable Attribute of) {
    if (multiple == null) return false;
    Attribute rest = Constants.combine(multiple, of, multiple.type(), (a, b) -> b.signum() == 0 ? null : a.mod(b));
    return switch (rest) {
      case IntegerAttr number -> number.isZero();
      case DenseElementsAttr numbers -> {
        boolean zero = true;
        for (int i = 0; i < numbers.elementCount(); i++) zero &= numbers.bits(i).signum() == 0;
        yield zero;
      }
      case null, default -> false;
    };
  }

  // Operations with a pair of integers as result.

  static void carry(SpirvOp op, Rewriter rw) {
    Value number = op.operand("operand1");
    Value zero = op.operand("operand2");
    if (IntegerFolds.isZero(op, 1)) {
      List<Value> results = rw.profile().strategy(AddCarryOfZero.class, AddCarryOfZero.SOUND).results(number, zero);
      construct(op, results.getFirst(), results.getLast(), rw);
      return;
    }
    BigInteger limit = BigInteger.ONE.shiftLeft(IntegerFolds.width(op));
    pair(op, BigInteger::add, (a, b) -> a.add(b).compareTo(limit) >= 0 ? BigInteger.ONE : BigInteger.ZERO, rw);
  }

  /** The low bits of a product, and its high bits. */
  static void product(SpirvOp op, boolean signed, Rewriter rw) {
    Value factor = op.operand("operand2");
    if (IntegerFolds.isZero(op, 1)) {
      construct(op, factor, factor, rw);
      return;
    }
    int width = IntegerFolds.width(op);
    BinaryOperator<BigInteger> product = signed
        ? (a, b) -> Bits.signed(a, width).multiply(Bits.signed(b, width))
        : BigInteger::multiply;
    pair(op, product, (a, b) -> product.apply(a, b).shiftRight(width), rw);
  }

  /** Without sign, a product by one has no high bits. */
  static void productByOne(SpirvOp op, Rewriter rw) {
    if (!Constants.isOne(Constants.of(op.operand("operand2")))) return;
    Type type = op.operand("operand1").type();
    Attribute zero = Objects.requireNonNull(Constants.zero(type), "operands are integers, or vectors of them");
    construct(op, op.operand("operand1"), rw.create(ConstantOp.of(zero, type)).result(), rw);
  }

  private static void construct(SpirvOp op, Value first, Value second, Rewriter rw) {
    rw.replaceWith(op, rw.registry().opDef("spirv.CompositeConstruct").state().operands(first, second).results(op.resultTypes()));
  }

  private static void pair(SpirvOp op, BinaryOperator<BigInteger> first, BinaryOperator<BigInteger> second, Rewriter rw) {
    Type type = op.operand("operand1").type();
    Attribute low = IntegerFolds.combine(op.operand("operand1"), op.operand("operand2"), type, first);
    Attribute high = IntegerFolds.combine(op.operand("operand1"), op.operand("operand2"), type, second);
    if (low == null || high == null) return;
    Value lowValue = rw.create(ConstantOp.of(low, type)).result();
    Value highValue = rw.create(ConstantOp.of(high, type)).result();
    Value nothing = rw.create(rw.registry().opDef("spirv.Undef").state().results(op.resultTypes())).result();
    Value half = insert(op, lowValue, nothing, 0, rw);
    rw.replace(op, insert(op, highValue, half, 1, rw));
  }

  private static Value insert(SpirvOp op, Value part, Value into, int place, Rewriter rw) {
    return rw.create(rw.registry().opDef("spirv.CompositeInsert").state().operands(part, into)
        .attr("indices", ArrayAttr.of(List.of(IntegerAttr.i32(place)))).results(op.resultTypes())).result();
  }
}
