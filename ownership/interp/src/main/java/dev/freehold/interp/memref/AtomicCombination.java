// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.arith.Bits;
import dev.freehold.interp.Poison;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.memref.AtomicRmwKind;
import java.math.BigInteger;

/** The kinds of atomic updates. */
public final class AtomicCombination {
  private AtomicCombination() {}

  /** Combines two values as {@link Kinds} holds them. */
  public static Object of(AtomicRmwKind kind, Object a, Object b, Type type) {
    if (a == Poison.INSTANCE || b == Poison.INSTANCE) return Poison.INSTANCE;
    return Kinds.boxed(combine(kind, Kinds.big(a, type), Kinds.big(b, type), type), type);
  }

  private static BigInteger combine(AtomicRmwKind kind, BigInteger a, BigInteger b, Type type) {
    int width = Kinds.width(type);
    return switch (kind) {
      case ASSIGN -> b;
      case ADDF -> format(type).add(a, b);
      case MULF -> format(type).multiply(a, b);
      case MAXIMUMF -> format(type).maximum(a, b);
      case MINIMUMF -> format(type).minimum(a, b);
      case MAXNUMF -> format(type).maxnum(a, b);
      case MINNUMF -> format(type).minnum(a, b);
      case ADDI -> a.add(b);
      case MULI -> a.multiply(b);
      case MAXS -> a.max(b);
      case MINS -> a.min(b);
      case MAXU -> Bits.of(a, width).max(Bits.of(b, width));
      case MINU -> Bits.of(a, width).min(Bits.of(b, width));
      case ORI -> a.or(b);
      case ANDI -> a.and(b);
      case XORI -> a.xor(b);
    };
  }

  private static FloatFormat format(Type type) {
    return ((FloatType) type).format();
  }

  /** What combined with anything gives just that, but for a sum of -0.0: it begins with 0.0 where {@code affine.parallel} is lowered, and so here. */
  public static Object neutral(AtomicRmwKind kind, Type type) {
    BigInteger all = BigInteger.ONE.shiftLeft(Kinds.width(type)).subtract(BigInteger.ONE);
    BigInteger greatest = all.shiftRight(1);
    return Kinds.boxed(switch (kind) {
      case ADDI, ORI, XORI, MAXU, ASSIGN -> BigInteger.ZERO;
      case ADDF -> ((FloatType) type).format().fromDouble(0);
      case MULI -> BigInteger.ONE;
      case MULF -> ((FloatType) type).format().fromDouble(1);
      case ANDI, MINU -> all;
      case MAXS -> greatest.not();
      case MINS -> greatest;
      case MAXIMUMF, MAXNUMF -> ((FloatType) type).format().fromDouble(Double.NEGATIVE_INFINITY);
      case MINIMUMF, MINNUMF -> ((FloatType) type).format().fromDouble(Double.POSITIVE_INFINITY);
    }, type);
  }
}
