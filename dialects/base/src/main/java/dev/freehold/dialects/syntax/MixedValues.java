// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.iface.ConstantLike;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Integers that are static or operands: an {@link IntegerAttr} of type index, or a {@link Value}, for
 * each. Operations hold them as an array attribute with gaps and an operand segment that fills the gaps.
 */
public record MixedValues(List<Folded> entries) {
  public MixedValues {
    entries = List.copyOf(entries);
  }

  public static MixedValues of(Attribute statics, List<? extends Value> dynamics) {
    return of(((DenseArrayAttr) statics).longs(), dynamics);
  }

  public static MixedValues of(long[] statics, List<? extends Value> dynamics) {
    List<Folded> entries = new ArrayList<>(statics.length);
    int next = 0;
    for (long number : statics) entries.add(Shape.isDynamic(number) ? dynamics.get(next++) : IntegerAttr.ofIndex(number));
    return new MixedValues(entries);
  }

  /** How many operands belong to an array: one for each gap. */
  public static int gaps(DenseArrayAttr statics) {
    int gaps = 0;
    for (long number : statics.longs()) {
      if (Shape.isDynamic(number)) gaps++;
    }
    return gaps;
  }

  /** The integer constant that a value or an attribute is; null for others, and for {@link Shape#DYNAMIC}, which no static entry can be. */
  public static @Nullable Long number(Folded folded) {
    Long number = switch (folded) {
      case Value value -> ConstantLike.of(value) instanceof IntegerAttr known ? known.asLong() : null;
      case IntegerAttr known -> known.longValue();
      default -> null;
    };
    return number == null || Shape.isDynamic(number) ? null : number;
  }

  /** The static integers, with {@link Shape#DYNAMIC} in place of the operands. */
  public long[] statics() {
    long[] numbers = new long[entries.size()];
    for (int i = 0; i < numbers.length; i++) numbers[i] = entries.get(i) instanceof IntegerAttr known ? known.value().longValue() : Shape.DYNAMIC;
    return numbers;
  }

  public DenseArrayAttr staticsAttr() {
    return DenseArrayAttr.i64(statics());
  }

  /** The operands, in order. */
  public List<Value> dynamics() {
    List<Value> values = new ArrayList<>();
    for (Folded entry : entries) {
      if (entry instanceof Value value) values.add(value);
    }
    return values;
  }

  /** The same, with attributes in place of the operands that are constants. */
  public MixedValues withConstants() {
    return withConstants(number -> true);
  }

  /** The same, with attributes in place of the operands that are constants and satisfy {@code accepted}. */
  public MixedValues withConstants(LongPredicate accepted) {
    List<Folded> known = new ArrayList<>(entries.size());
    for (Folded entry : entries) {
      Long constant = entry instanceof Value value ? number(value) : null;
      known.add(constant == null || !accepted.test(constant) ? entry : IntegerAttr.ofIndex(constant));
    }
    return new MixedValues(known);
  }

  /** The same, replaced by what {@code types} has for them; then as {@link #withConstants}. */
  public MixedValues refinedBy(long... types) {
    List<Folded> refined = new ArrayList<>(entries);
    for (int i = 0; i < types.length; i++) {
      if (!Shape.isDynamic(types[i])) refined.set(i, IntegerAttr.ofIndex(types[i]));
    }
    return new MixedValues(refined).withConstants();
  }

  /** Whether every entry is a constant and equals {@code number}. */
  public boolean all(long number) {
    for (Folded entry : entries) {
      Long constant = number(entry);
      if (constant == null || constant != number) return false;
    }
    return true;
  }

  /** How many of the entries are attributes. */
  public int staticCount() {
    return entries.size() - dynamics().size();
  }

  public int size() {
    return entries.size();
  }
}
