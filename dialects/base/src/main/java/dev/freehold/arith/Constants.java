// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ub.PoisonAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Constants of scalar, vector and tensor types: recognized, computed with and made. An element is its bits, an integer without
 * sign, whether it is an integer or a float.
 */
public final class Constants {
  private Constants() {}

  /** The attribute of the constant that {@code value} is, or null. */
  public static @Nullable Attribute of(Value value) {
    return ConstantLike.of(value);
  }

  /** The integer constant that {@code value} is, or null. */
  public static @Nullable Long number(Value value) {
    return of(value) instanceof IntegerAttr known ? known.asLong() : null;
  }

  // What a constant is. Each of these accepts null, and a vector or tensor that has one value everywhere.

  /** The bits of an integer; null for anything else. */
  public static @Nullable BigInteger integer(@Nullable Attribute attribute) {
    return switch (attribute) {
      case IntegerAttr scalar -> scalar.unsigned();
      case DenseElementsAttr dense when dense.isSplat() && isInteger(dense.type()) -> dense.bits(0);
      case null, default -> null;
    };
  }

  private static boolean isInteger(ShapedType type) {
    return type.element() instanceof IntegerType || type.element() instanceof IndexType;
  }

  public static boolean isZero(@Nullable Attribute attribute) {
    if (attribute instanceof IntegerAttr scalar) return scalar.isZero();
    BigInteger bits = integer(attribute);
    return bits != null && bits.signum() == 0;
  }

  public static boolean isOne(@Nullable Attribute attribute) {
    return BigInteger.ONE.equals(integer(attribute));
  }

  public static boolean isAllOnes(@Nullable Attribute attribute) {
    return attribute != null && integer(attribute) instanceof BigInteger bits && bits.equals(Bits.mask(ArithTypes.width(attribute.type())));
  }

  /** Whether it is a float with the property; the test gets the format and the bits. */
  public static boolean isFloat(@Nullable Attribute attribute, BiPredicate<FloatFormat, BigInteger> test) {
    return switch (attribute) {
      case FloatAttr(var type, var bits) -> test.test(type.format(), bits);
      case DenseElementsAttr dense when dense.isSplat() && dense.type().element() instanceof FloatType type ->
          test.test(type.format(), dense.bits(0));
      case null, default -> false;
    };
  }

  // Computing.

  /**
   * The constant whose elements are {@code f} of the elements of two constants; null where there is none, because one is not
   * known, the types differ or {@code f} returns null. Poison stays poison.
   */
  public static @Nullable Attribute combine(@Nullable Attribute a, @Nullable Attribute b, Type result,
      BiFunction<BigInteger, BigInteger, @Nullable BigInteger> f) {
    if (a instanceof PoisonAttr) return a;
    if (b instanceof PoisonAttr) return b;
    if (a == null || b == null || !a.type().equals(b.type())) return null;
    if (isScalar(a) && isScalar(b)) return scalar(result, f.apply(bits(a), bits(b)));
    DenseElementsAttr x = elements(a);
    DenseElementsAttr y = elements(b);
    if (x == null || y == null || !(result instanceof ShapedType shaped)) return null;
    if (x.isSplat() && y.isSplat()) return splat(shaped, f.apply(x.bits(0), y.bits(0)));
    List<BigInteger> elements = new ArrayList<>();
    for (int i = 0; i < x.elementCount(); i++) {
      BigInteger element = f.apply(x.bits(i), y.bits(i));
      if (element == null) return null;
      elements.add(element);
    }
    return DenseElementsAttr.of(shaped, elements);
  }

  /** The constant whose elements are {@code f} of the elements of another; null where there is none. Poison stays poison. */
  public static @Nullable Attribute map(@Nullable Attribute a, Type result, Function<BigInteger, @Nullable BigInteger> f) {
    if (a == null || a instanceof PoisonAttr) return a;
    if (isScalar(a)) return scalar(result, f.apply(bits(a)));
    DenseElementsAttr x = elements(a);
    if (x == null || !(result instanceof ShapedType shaped)) return null;
    if (x.isSplat()) return splat(shaped, f.apply(x.bits(0)));
    List<BigInteger> elements = new ArrayList<>();
    for (int i = 0; i < x.elementCount(); i++) {
      BigInteger element = f.apply(x.bits(i));
      if (element == null) return null;
      elements.add(element);
    }
    return DenseElementsAttr.of(shaped, elements);
  }

  /** A scalar, or the last element of a vector or tensor; null where there is none. */
  static @Nullable BigInteger last(Attribute a) {
    if (isScalar(a)) return bits(a);
    return elements(a) instanceof DenseElementsAttr dense && dense.elementCount() > 0 ? dense.bits(dense.elementCount() - 1) : null;
  }

  /** The elements of a vector or tensor, written densely or sparsely; null for anything else. */
  private static @Nullable DenseElementsAttr elements(Attribute a) {
    return switch (a) {
      case DenseElementsAttr dense -> dense;
      case SparseElementsAttr sparse -> sparse.dense();
      default -> null;
    };
  }

  private static boolean isScalar(Attribute a) {
    return a instanceof IntegerAttr || a instanceof FloatAttr;
  }

  private static BigInteger bits(Attribute scalar) {
    return scalar instanceof FloatAttr(var type, var bits) ? bits : ((IntegerAttr) scalar).unsigned();
  }

  // Making.

  private static @Nullable Attribute scalar(Type type, @Nullable BigInteger bits) {
    if (bits == null) return null;
    return type instanceof FloatType f ? FloatAttr.of(f, bits) : IntegerAttr.of(type, bits);
  }

  private static @Nullable Attribute splat(ShapedType type, @Nullable BigInteger bits) {
    return bits == null ? null : DenseElementsAttr.splat(type, bits);
  }

  /** The constant of a type that has {@code bits} everywhere; null where the size is not known, or the type is not numeric. */
  public static @Nullable Attribute filled(Type type, BigInteger bits) {
    if (ArithTypes.width(type) == 0) return null;
    if (!(type instanceof ShapedType shaped)) return scalar(type, bits);
    return shaped.hasStaticShape() ? splat(shaped, bits) : null;
  }

  /** Zero of an integer or float type, or of a vector or tensor of them; null for other types, and where the size is not known. */
  public static @Nullable Attribute zero(Type type) {
    return filled(type, BigInteger.ZERO);
  }
}
