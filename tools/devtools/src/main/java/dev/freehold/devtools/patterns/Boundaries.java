// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.interp.Poison;
import dev.freehold.interp.semantics.Complex;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ConstantLike;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The values that the scalar arguments of a function get: all of a narrow type, and otherwise those at its boundaries and around the constants of the
 * function. Poison is one of each type.
 */
final class Boundaries {
  /** Of integers up to that width all values are tried. */
  private static final int NARROW = 4;
  private static final int MOST_CONSTANTS = 4;
  private static final int MOST_SIZES = 3;
  private static final long LARGEST_SIZE = 8;

  private static final Set<String> COMPUTATIONS = Set.of("arith", "complex", "math");
  /** Operations on floats for which the sign of a zero makes no difference but that of a zero. */
  private static final Set<String> WITHOUT_SIGNS =
      Set.of("arith.addf", "arith.subf", "arith.mulf", "arith.negf", "arith.cmpf", "arith.select", "arith.extf",
          "arith.truncf", "arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf", "complex.add", "complex.sub", "complex.mul",
          "complex.neg",
          "complex.conj", "complex.create", "complex.re", "complex.im", "complex.eq", "complex.neq");

  private final Set<BigInteger> constants = new LinkedHashSet<>();
  private final Set<Long> sizes = new LinkedHashSet<>(List.of(2L, 1L, 0L, 3L));
  private final Map<Type, List<Object>> known = new HashMap<>();

  /** Whether the function computes with affine maps: sums and products that do not fit into an index are undefined there, as their lowering promises. */
  private boolean isAffine;

  /** What the float operations of the function may assume, together. */
  private FastMathAttr fastMath = FastMathAttr.NONE;
  private boolean readsSigns;

  Boundaries(Op function) {
    function.walk(op -> {
      if (op.attr("fastmath") instanceof FastMathAttr flags) fastMath = new FastMathAttr(fastMath.bits() | flags.bits());
      readsSigns |= readsSigns(op);
      isAffine |= op.def().dialect().equals("affine");
      if (op instanceof ConstantLike constant && constant.value() instanceof IntegerAttr number && constants.size() < MOST_CONSTANTS)
        constants.add(number.value());
      op.results().forEach(result -> addSizes(result.type()));
      op.operands().forEach(operand -> addSizes(operand.type()));
    });
  }

  private void addSizes(Type type) {
    if (!(type instanceof ShapedType shaped) || !shaped.hasRank()) return;
    for (long size : shaped.shape().toArray()) {
      if (size >= 0 && size <= LARGEST_SIZE && sizes.size() < 4 + MOST_SIZES) sizes.add(size);
    }
  }

  private static boolean readsSigns(Op op) {
    return COMPUTATIONS.contains(op.def().dialect()) && !WITHOUT_SIGNS.contains(op.name()) && op.operands().stream().anyMatch(operand -> {
      Type element = TypeSets.elementOrSelf(operand.type());
      return element instanceof FloatType || element instanceof ComplexType;
    });
  }

  /** Whether the sign of a zero, which may be any, may decide about other results. */
  boolean mayDependOnSigns() {
    return readsSigns && fastMath.has(FastMathAttr.NSZ);
  }

  /** Which floats the function need not distinguish. */
  EqualFloats equalFloats() {
    return new EqualFloats(fastMath.has(FastMathAttr.NSZ));
  }

  /** The sizes of dynamic dimensions. */
  List<Long> sizes() {
    return List.copyOf(sizes);
  }

  /** The values of a scalar or complex type, as the interpreter holds them. */
  List<Object> of(Type type) {
    List<Object> values = known.get(type);
    if (values == null) known.put(type, values = make(type));
    return values;
  }

  private List<Object> make(Type type) {
    Set<Object> values = new LinkedHashSet<>();
    switch (type) {
      case ComplexType complex -> {
        List<Object> parts = of(complex.element()).stream().filter(part -> part != Poison.INSTANCE).limit(6).toList();
        for (Object real : parts) {
          for (Object imaginary : parts) values.add(new Complex(real, imaginary));
        }
      }
      case FloatType number -> floats(number.format()).forEach(bits -> values.add(Kinds.boxed(bits, number)));
      case IndexType index when isAffine -> List.of(0L, 1L, 2L, -1L, 3L, 5L, -7L, 8L, 64L).forEach(values::add);
      default -> integers(Kinds.width(type)).forEach(number -> values.add(Kinds.boxed(number, type)));
    }
    values.add(Poison.INSTANCE);
    return List.copyOf(values);
  }

  private List<BigInteger> floats(FloatFormat format) {
    List<BigInteger> bits = new ArrayList<>(List.of(format.fromDouble(1.5), format.one(), format.fromDouble(-2)));
    if (format.hasZero()) bits.add(format.zero(false));
    if (format.hasZero() && format.hasSign()) bits.add(format.zero(true));
    if (format.hasNaN()) bits.add(format.nan());
    if (format.hasInfinity()) bits.addAll(List.of(format.infinity(false), format.infinity(true)));
    // Results of the numbers so far are not rounded, so that they do not depend on the order of the operations.
    if (fastMath.mayRoundOtherwise()) return bits;
    // The smallest number: a denormal one in the usual formats.
    bits.add(BigInteger.ONE);
    bits.add(format.largest(false));
    return bits;
  }

  private List<BigInteger> integers(int width) {
    List<BigInteger> numbers = new ArrayList<>();
    BigInteger min = BigInteger.ONE.shiftLeft(Math.max(0, width - 1)).negate();
    BigInteger max = min.not();
    if (width <= NARROW) {
      for (BigInteger each = min; each.compareTo(max) <= 0; each = each.add(BigInteger.ONE)) numbers.add(each);
      return numbers;
    }
    for (long small : new long[] {0, 1, 2, -1, 3, 5}) numbers.add(BigInteger.valueOf(small));
    for (BigInteger constant : constants) numbers.addAll(List.of(constant, constant.add(BigInteger.ONE), constant.subtract(BigInteger.ONE)));
    numbers.addAll(List.of(min, max, min.add(BigInteger.ONE)));
    return numbers;
  }
}
