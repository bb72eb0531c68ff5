// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.AndIOp;
import dev.freehold.arith.BinaryOp;
import dev.freehold.arith.Bits;
import dev.freehold.arith.CeilDivSIOp;
import dev.freehold.arith.CeilDivUIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.DivSIOp;
import dev.freehold.arith.DivUIOp;
import dev.freehold.arith.ExactBinaryOp;
import dev.freehold.arith.FloorDivSIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.MaxSIOp;
import dev.freehold.arith.MaxUIOp;
import dev.freehold.arith.MinSIOp;
import dev.freehold.arith.MinUIOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.OverflowAttr;
import dev.freehold.arith.OverflowBinaryOp;
import dev.freehold.arith.RemSIOp;
import dev.freehold.arith.RemUIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.ShLIOp;
import dev.freehold.arith.ShRSIOp;
import dev.freehold.arith.ShRUIOp;
import dev.freehold.arith.SubIOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.LoadOp;
import java.math.BigInteger;
import java.util.List;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/** The executors of arith. */
public final class ArithExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    FloatExecutors.register(to);
    CastExecutors.register(to);
    to.add(ConstantOp.class, (op, out) -> Constants.lower(op.value(), op.result(), out));
    to.add(SelectOp.class, ArithExecutors::select);
    to.add(CmpIOp.class, ArithExecutors::compare);
    wrapping(to, AddIOp.class, (a, b, width) -> a.add(b), Long::sum);
    wrapping(to, SubIOp.class, (a, b, width) -> a.subtract(b), (a, b) -> a - b);
    wrapping(to, MulIOp.class, (a, b, width) -> a.multiply(b), (a, b) -> a * b);
    wrapping(to, ShLIOp.class, Integers::shiftLeft, null);
    binary(to, AndIOp.class, (a, b, width) -> a.and(b));
    binary(to, OrIOp.class, (a, b, width) -> a.or(b));
    binary(to, XOrIOp.class, (a, b, width) -> a.xor(b));
    binary(to, MaxSIOp.class, (a, b, width) -> a.max(b));
    binary(to, MinSIOp.class, (a, b, width) -> a.min(b));
    binary(to, MaxUIOp.class, Integers.unsigned((a, b, width) -> a.max(b)));
    binary(to, MinUIOp.class, Integers.unsigned((a, b, width) -> a.min(b)));
    binary(to, CeilDivSIOp.class, Integers::ceil);
    binary(to, CeilDivUIOp.class, Integers.unsigned(Integers::ceilUnsigned));
    binary(to, FloorDivSIOp.class, Integers::floor);
    binary(to, RemSIOp.class, Integers::remainder);
    binary(to, RemUIOp.class, Integers.unsigned(Integers::remainder));
    exact(to, DivSIOp.class, Integers::divide, (a, b) -> a.remainder(b).signum() == 0);
    exact(to, DivUIOp.class, Integers.unsigned(Integers::divideUnsigned), (a, b) -> a.remainder(b).signum() == 0);
    exact(to, ShRSIOp.class, Integers::shiftRight, ArithExecutors::shiftsOutZeros);
    exact(to, ShRUIOp.class, Integers::shiftRightUnsigned, ArithExecutors::shiftsOutZeros);
    ExtendedExecutors.register(to);
  }

  private static boolean shiftsOutZeros(BigInteger a, BigInteger amount) {
    return a.signum() == 0 || a.getLowestSetBit() >= amount.intValue();
  }

  private static <O extends BinaryOp> void binary(Executors to, Class<O> kind, Integers.Binary f) {
    to.add(kind, (op, out) -> lower(op, out, f));
  }

  private static void lower(BinaryOp op, Emitter out, Integers.Binary f) {
    Type type = Elementwise.scalar(op.result());
    int width = Kinds.width(type);
    Elementwise.lower(op, out, operands -> wrapped(f.apply(Kinds.big(operands[0], type), Kinds.big(operands[1], type), width), type));
  }

  static Object wrapped(@Nullable BigInteger value, Type type) {
    return value == null ? Poison.INSTANCE : Kinds.boxed(value, type);
  }

  /** Operations that may promise not to overflow; {@code fast} is for those of 64 bits or less that do not (or null). */
  private static <O extends OverflowBinaryOp> void wrapping(Executors to, Class<O> kind, Integers.Binary f, @Nullable LongBinaryOperator fast) {
    to.add(kind, (op, out) -> {
      OverflowAttr flags = op.overflow();
      boolean plain = flags == null || flags.bits() == 0;
      if (plain && fast != null && Kinds.isLong(op.result().type())) {
        lowerFast(op, out, fast);
      } else if (plain) {
        lower(op, out, f);
      } else {
        lower(op, out, (a, b, width) -> withoutOverflow(f, flags, a, b, width));
      }
    });
  }

  private static @Nullable BigInteger withoutOverflow(Integers.Binary f, OverflowAttr flags, BigInteger a, BigInteger b, int width) {
    BigInteger signed = f.apply(a, b, width);
    if (signed == null || flags.has(OverflowAttr.NSW) && !Integers.fitsSigned(signed, width)) return null;
    if (!flags.has(OverflowAttr.NUW)) return signed;
    BigInteger unsigned = f.apply(Bits.of(a, width), Bits.of(b, width), width);
    return unsigned != null && Integers.fitsUnsigned(unsigned, width) ? signed : null;
  }

  private static void lowerFast(BinaryOp op, Emitter out, LongBinaryOperator f) {
    int a = out.slot(op.lhs());
    int b = out.slot(op.rhs());
    int result = out.slot(op.result());
    int width = Kinds.width(op.result().type());
    // These make up most of what loops do: no call in between.
    if (width == 64 && op instanceof AddIOp) out.act(frame -> frame.bits[result] = frame.bits[a] + frame.bits[b]);
    else if (width == 64 && op instanceof MulIOp) out.act(frame -> frame.bits[result] = frame.bits[a] * frame.bits[b]);
    else if (op instanceof AddIOp) out.act(frame -> frame.bits[result] = Kinds.wrap(frame.bits[a] + frame.bits[b], width));
    else out.act(frame -> frame.bits[result] = Kinds.wrap(f.applyAsLong(frame.bits[a], frame.bits[b]), width));
  }

  /** Whether a promise holds for two operands for which there is a result. */
  private interface Promise {
    boolean holds(BigInteger a, BigInteger b);
  }

  private static <O extends ExactBinaryOp> void exact(Executors to, Class<O> kind, Integers.Binary f, Promise promise) {
    to.add(kind, (op, out) -> {
      if (!op.isExact()) {
        lower(op, out, f);
        return;
      }
      lower(op, out, (a, b, width) -> {
        BigInteger result = f.apply(a, b, width);
        return result == null || !promise.holds(Bits.of(a, width), Bits.of(b, width)) && !promise.holds(a, b) ? null : result;
      });
    });
  }

  private static void compare(CmpIOp op, Emitter out) {
    // For the report of what memory costs.
    if (isAddress(op.lhs()) && isAddress(op.rhs())) out.act(frame -> frame.machine.heap().statistics().checkedAlias(1), List.of());
    lowerComparison(op.predicate(), op, out);
  }

  /** Whether a number is the address of a buffer: taken from a memref, or from a list that a helper of lowered deallocations got. */
  private static boolean isAddress(Value value) {
    if (value.definingOp() instanceof ExtractAlignedPointerAsIndexOp) return true;
    if (!(value.definingOp() instanceof LoadOp load && value.type() instanceof IndexType)) return false;
    FunctionLike function = load.parentOfType(FunctionLike.class);
    String name = function == null ? null : function.symbolName();
    return name != null && name.startsWith("dealloc_helper");
  }

  static void lowerComparison(IntegerPredicate predicate, dev.freehold.ir.Op op, Emitter out) {
    Type type = Elementwise.scalar(op.operand("lhs"));
    int width = Kinds.width(type);
    if (Kinds.isLong(op.operand("lhs").type())) {
      int a = out.slot(op.operand("lhs"));
      int b = out.slot(op.operand("rhs"));
      int result = out.slot(op.result());
      // Sign extension keeps the order of unsigned integers.
      switch (predicate) {
        case EQ -> out.act(frame -> frame.bits[result] = frame.bits[a] == frame.bits[b] ? -1 : 0);
        case NE -> out.act(frame -> frame.bits[result] = frame.bits[a] != frame.bits[b] ? -1 : 0);
        case SLT -> out.act(frame -> frame.bits[result] = frame.bits[a] < frame.bits[b] ? -1 : 0);
        case SLE -> out.act(frame -> frame.bits[result] = frame.bits[a] <= frame.bits[b] ? -1 : 0);
        case SGT -> out.act(frame -> frame.bits[result] = frame.bits[a] > frame.bits[b] ? -1 : 0);
        case SGE -> out.act(frame -> frame.bits[result] = frame.bits[a] >= frame.bits[b] ? -1 : 0);
        case ULT -> out.act(frame -> frame.bits[result] = Long.compareUnsigned(frame.bits[a], frame.bits[b]) < 0 ? -1 : 0);
        case ULE -> out.act(frame -> frame.bits[result] = Long.compareUnsigned(frame.bits[a], frame.bits[b]) <= 0 ? -1 : 0);
        case UGT -> out.act(frame -> frame.bits[result] = Long.compareUnsigned(frame.bits[a], frame.bits[b]) > 0 ? -1 : 0);
        case UGE -> out.act(frame -> frame.bits[result] = Long.compareUnsigned(frame.bits[a], frame.bits[b]) >= 0 ? -1 : 0);
      }
      return;
    }
    Elementwise.lower(op, out,
        operands -> predicate.test(Bits.of(Kinds.big(operands[0], type), width), Bits.of(Kinds.big(operands[1], type), width), width) ? -1L : 0L);
  }

  /** Only the condition must be concrete; what is not chosen does not matter. */
  private static void select(SelectOp op, Emitter out) {
    int condition = out.slot(op.condition());
    int then = out.slot(op.trueValue());
    int otherwise = out.slot(op.falseValue());
    int result = out.slot(op.result());
    if (!Kinds.isScalar(op.condition().type())) {
      Elementwise.lower(op, out, operands -> (Long) operands[0] != 0 ? operands[1] : operands[2]);
      return;
    }
    out.act(frame -> {
      int chosen = frame.bits[condition] != 0 ? then : otherwise;
      frame.bits[result] = frame.bits[chosen];
      frame.refs[result] = frame.refs[chosen];
    }, List.of(op.condition()));
  }
}
