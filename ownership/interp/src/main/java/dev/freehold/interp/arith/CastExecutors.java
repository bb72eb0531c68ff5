// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.arith;

import dev.freehold.arith.BitcastOp;
import dev.freehold.arith.Bits;
import dev.freehold.arith.ExtFOp;
import dev.freehold.arith.ExtSIOp;
import dev.freehold.arith.ExtUIOp;
import dev.freehold.arith.FPToSIOp;
import dev.freehold.arith.FPToUIOp;
import dev.freehold.arith.IndexCastOp;
import dev.freehold.arith.IndexCastUIOp;
import dev.freehold.arith.OverflowAttr;
import dev.freehold.arith.RoundingMode;
import dev.freehold.arith.SIToFPOp;
import dev.freehold.arith.TruncFOp;
import dev.freehold.arith.TruncIOp;
import dev.freehold.arith.UIToFPOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.FloatRounding;
import dev.freehold.ir.builtin.FloatToInteger;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Conversions. */
final class CastExecutors {
  private CastExecutors() {}

  /** Converts one scalar, an integer with its sign or the bits of a float; null for poison. */
  @FunctionalInterface
  interface Conversion {
    /** Null where the result is poison. */
    @Nullable
    BigInteger apply(BigInteger value, Type from, Type to);
  }

  static void register(Executors to) {
    cast(to, ExtSIOp.class, (x, from, type) -> x);
    cast(to, IndexCastOp.class, (x, from, type) -> x);
    cast(to, ExtUIOp.class, (x, from, type) -> Bits.of(x, Kinds.width(from)));
    cast(to, IndexCastUIOp.class, (x, from, type) -> Bits.of(x, Kinds.width(from)));
    cast(to, BitcastOp.class, (x, from, type) -> Bits.of(x, Kinds.width(from)));
    cast(to, SIToFPOp.class, CastExecutors::fromInteger);
    cast(to, UIToFPOp.class, (x, from, type) -> fromInteger(Bits.of(x, Kinds.width(from)), from, type));
    cast(to, FPToSIOp.class, (x, from, type) -> toInteger(x, from, type, true));
    cast(to, FPToUIOp.class, (x, from, type) -> toInteger(x, from, type, false));
    cast(to, ExtFOp.class, (x, from, type) -> toFormat(x, from, type, FloatRounding.TO_NEAREST_EVEN));
    to.add(TruncFOp.class, (op, out) -> {
      FloatRounding rounding = RoundingMode.of(op.attr("roundingmode"));
      lower(op, out, (x, from, type) -> toFormat(x, from, type, rounding));
    });
    to.add(TruncIOp.class, (op, out) -> {
      int flags = op.attr("overflowFlags") instanceof OverflowAttr overflow ? overflow.bits() : 0;
      lower(op, out, (x, from, type) -> truncate(x, from, type, flags));
    });
  }

  private static <O extends Op> void cast(Executors to, Class<O> kind, Conversion f) {
    to.add(kind, (op, out) -> lower(op, out, f));
  }

  private static void lower(Op op, Emitter out, Conversion f) {
    Value source = op.operands().getFirst();
    if (source.type() instanceof BaseMemRefType from && op.result().type() instanceof BaseMemRefType to) {
      lowerView(op, source, from.element(), to.element(), out);
      return;
    }
    Type from = Elementwise.scalar(source);
    Type to = Elementwise.scalar(op.result());
    if (op instanceof IndexCastOp && Kinds.isLong(source.type()) && Kinds.isLong(op.result().type())) {
      int in = out.slot(source);
      int result = out.slot(op.result());
      int width = Kinds.width(to);
      out.act(frame -> frame.bits[result] = Kinds.wrap(frame.bits[in], width));
      return;
    }
    Elementwise.lower(op, out, operands -> {
      BigInteger converted = f.apply(Kinds.big(operands[0], from), from, to);
      return converted == null ? Poison.INSTANCE : Kinds.boxed(converted, to);
    });
  }

  /** The same buffer under another element type; with elements of another size, their layout in memory would be undefined. */
  private static void lowerView(Op op, Value source, Type from, Type to, Emitter out) {
    if (Kinds.bytes(from) != Kinds.bytes(to)) {
      throw Fault.unsupported(
          "cannot execute '" + op.name() + "' on memrefs with element sizes of " + Kinds.bytes(from) + " and " + Kinds.bytes(to) + " bytes");
    }
    int in = out.slot(source);
    int result = out.slot(op.result());
    out.act(frame -> frame.refs[result] = frame.refs[in]);
  }

  private static @Nullable BigInteger truncate(BigInteger value, Type from, Type to, int flags) {
    int width = Kinds.width(to);
    if ((flags & OverflowAttr.NSW) != 0 && !Integers.fitsSigned(value, width)) return null;
    if ((flags & OverflowAttr.NUW) != 0 && !Integers.fitsUnsigned(Bits.of(value, Kinds.width(from)), width)) return null;
    return value;
  }

  private static BigInteger fromInteger(BigInteger value, Type from, Type to) {
    return FloatExecutors.format(to).fromInteger(value, FloatRounding.TO_NEAREST_EVEN).bits();
  }

  private static BigInteger toFormat(BigInteger bits, Type from, Type to, FloatRounding rounding) {
    return FloatExecutors.format(from).convert(bits, FloatExecutors.format(to), rounding).bits();
  }

  private static @Nullable BigInteger toInteger(BigInteger bits, Type from, Type to, boolean signed) {
    FloatToInteger converted = FloatExecutors.format(from).toInteger(bits, Kinds.width(to), signed, FloatRounding.TOWARD_ZERO);
    return converted.invalid() ? null : converted.value();
  }
}
