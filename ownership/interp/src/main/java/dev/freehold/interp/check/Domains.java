// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpFOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.Constants;
import dev.freehold.arith.FPToSIOp;
import dev.freehold.arith.FPToUIOp;
import dev.freehold.arith.ShLIOp;
import dev.freehold.arith.ShRSIOp;
import dev.freehold.arith.ShRUIOp;
import dev.freehold.cf.SwitchOp;
import dev.freehold.interp.semantics.Complex;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrWriter;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which values an unknown scalar may have: some small ones, and those around the constants of the program, so that comparisons
 * with them have both outcomes. Where nothing in the program compares values of a type, one value is enough.
 */
final class Domains {
  private static final int MAX_VALUES = 9;
  private static final int MAX_SIZE = 64;
  /** Values that are tried beside the others for their bits. */
  private static final int MAX_PATTERNS = 12;

  private final Set<Long> numbers = new LinkedHashSet<>();
  private final Set<Long> sizes = new LinkedHashSet<>(List.of(2L));
  /** The ranks of memrefs and tensors, by their elements. */
  private final Map<Type, Set<Integer>> ranks = new HashMap<>();
  private final Set<Double> floats = new LinkedHashSet<>();
  private final Set<Type> compared = new HashSet<>();
  /** Of the types whose bits the program examines: values in which one of these bits is set, or is the only one that is not. */
  private final Map<Type, Set<Long>> patterns = new HashMap<>();
  private final Map<Type, List<Object>> known = new HashMap<>();

  Domains(Op program) {
    compared.add(IndexType.INSTANCE);
    compared.add(IntegerType.I1);
    program.walk(this::look);
    boolean grows = true;
    while (grows) grows = castsToCompared(program);
    sizes.addAll(List.of(1L, 0L, 5L));
  }

  private void look(Op op) {
    for (Value value : op.operands()) look(value.type());
    op.results().forEach(value -> look(value.type()));
    switch (op) {
      case ConstantLike constant when constant.value() instanceof IntegerAttr number && number.value().bitLength() < 63 ->
          numbers.add(number.value().longValue());
      case ConstantLike constant when constant.value() instanceof FloatAttr number -> floats.add(number.doubleValue());
      case SwitchOp choice -> {
        compared.add(choice.flag().type());
        if (choice.prop("case_values") instanceof DenseElementsAttr) choice.cases().forEach(each -> numbers.add(each.value().longValue()));
      }
      case ShRUIOp shift -> lookAtBit(shift.lhs().type(), Constants.number(shift.rhs()));
      case ShRSIOp shift -> lookAtBit(shift.lhs().type(), Constants.number(shift.rhs()));
      case ShLIOp shift -> lookAtBit(shift.lhs().type(),
          Constants.number(shift.rhs()) instanceof Long left ? (Long) (Kinds.width(shift.lhs().type()) - 1 - left) : null);
      case AndIOp and -> lookAtMask(and.lhs().type(), Constants.number(and.rhs()));
      case CmpIOp compare -> compared.add(TypeSets.elementOrSelf(compare.lhs().type()));
      case CmpFOp compare -> compared.add(TypeSets.elementOrSelf(compare.lhs().type()));
      case FPToSIOp cast -> compared.add(TypeSets.elementOrSelf(cast.in().type()));
      case FPToUIOp cast -> compared.add(TypeSets.elementOrSelf(cast.in().type()));
      default -> {}
    }
  }

  private void lookAtBit(Type type, @Nullable Long bit) {
    if (bit != null && bit >= 0 && bit < Long.SIZE - 1) lookAtMask(type, 1L << bit);
  }

  /** Masks of more than one bit take a remainder, for which the small numbers do. */
  private void lookAtMask(Type type, @Nullable Long mask) {
    if (mask == null || Long.bitCount(mask) != 1 || !Kinds.isScalar(type)) return;
    Set<Long> numbers = patterns.computeIfAbsent(type, first -> new LinkedHashSet<>(List.of(-1L)));
    numbers.add(mask);
    numbers.add(~mask);
  }

  private void look(Type type) {
    if (!(type instanceof ShapedType shaped) || !shaped.hasRank()) return;
    if (!(type instanceof VectorType)) ranks.computeIfAbsent(shaped.element(), first -> new LinkedHashSet<>()).add(shaped.shape().rank());
    for (long size : shaped.shape().toArray()) {
      if (!Shape.isDynamic(size) && size <= MAX_SIZE) sizes.add(size);
    }
  }

  /** Values of a type that is converted to one that is compared are compared too. */
  private boolean castsToCompared(Op program) {
    int before = compared.size();
    program.walk(op -> {
      boolean cast = op.operandCount() == 1 && op.resultCount() == 1 && op.regionCount() == 0;
      if (!cast || !compared.contains(TypeSets.elementOrSelf(op.result().type()))) return;
      Type from = TypeSets.elementOrSelf(op.operands().getFirst().type());
      if (Kinds.isScalar(from)) compared.add(from);
    });
    return compared.size() > before;
  }

  /** The values that an unknown one of a scalar or complex type may have, the likeliest first. */
  List<Object> of(Type type) {
    List<Object> values = known.get(type);
    if (values == null) known.put(type, values = make(type));
    return values;
  }

  private List<Object> make(Type type) {
    if (type instanceof ComplexType complex) {
      Object part = of(complex.element()).getFirst();
      return List.of(new Complex(part, part));
    }
    Set<Object> values = new LinkedHashSet<>();
    if (type instanceof FloatType f) {
      values.add(Kinds.boxed(f.format().fromDouble(1.5), f));
      for (double each : floats) {
        for (double near : new double[] {each, each - 1, each + 1}) values.add(Kinds.boxed(f.format().fromDouble(near), f));
      }
    } else if (Kinds.width(type) == 1) {
      values.add(-1L);
      values.add(0L);
    } else {
      for (long small : new long[] {2, 0, 1}) values.add(Kinds.boxed(BigInteger.valueOf(small), type));
      for (long each : numbers) {
        for (long near : new long[] {each, each - 1, each + 1}) values.add(Kinds.boxed(BigInteger.valueOf(near), type));
      }
    }
    if (!compared.contains(type)) return List.of(values.iterator().next());
    Set<Object> tried = new LinkedHashSet<>();
    values.stream().limit(MAX_VALUES).forEach(tried::add);
    patterns.getOrDefault(type, Set.of()).stream().limit(MAX_PATTERNS).forEach(each -> tried.add(Kinds.boxed(BigInteger.valueOf(each), type)));
    return List.copyOf(tried);
  }

  /** The sizes that an unknown dimension may have. */
  List<Long> sizes() {
    List<Long> all = new ArrayList<>(sizes);
    return all.size() <= MAX_VALUES ? all : all.subList(0, MAX_VALUES);
  }

  /** The ranks that a memref or tensor may have of which that is not known: those of others that it may be cast from or copied to. */
  List<Integer> ranks(Type element) {
    Set<Integer> found = ranks.getOrDefault(element, Set.of());
    return found.isEmpty() ? List.of(1) : List.copyOf(found);
  }

  static String text(Object value, Type type) {
    StringBuilder text = new StringBuilder();
    Kinds.attribute(value, type).printWithoutType(new AttrWriter(text));
    return Kinds.isScalar(type) ? text.toString() : Printing.toString(type);
  }
}
