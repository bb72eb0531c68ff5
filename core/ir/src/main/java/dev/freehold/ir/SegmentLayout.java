// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.ValueSegment.Arity;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The operand segments, or the result segments, of a kind of operation, and where they begin and end in an operation of the kind. */
final class SegmentLayout {
  private static final int[][] NO_BOUNDS = {};

  private final List<ValueSegment> segments;
  private final int count;
  private final DefinitionNames names;
  private final int sizesProperty;
  /** The bounds in every operation, where all segments have one member; otherwise null. */
  private final int @Nullable [] fixedBounds;
  /** How many segments there are in front of the first variable one: each has its value at its own position. */
  private final int leading;
  private final int variable;
  /** Which segments have one value at most, and may have none. */
  private final boolean[] areOptional;
  private final Effect[][] effects;
  /** The implied bounds of so many values, for small numbers that have been asked for. */
  private final int[][] impliedBounds;

  /**
   * @param op the name of the operation
   * @param kind what the values are, as messages call them
   * @param sizesProperty the index of the property that records the sizes of the segments, or -1
   */
  SegmentLayout(String op, String kind, List<ValueSegment> segments, int sizesProperty) {
    this.segments = List.copyOf(segments);
    this.sizesProperty = sizesProperty;
    names = DefinitionNames.of(op, kind, segments, ValueSegment::name);
    count = segments.size();
    areOptional = new boolean[count];
    effects = new Effect[count][];
    int inFront = count;
    int variable = 0;
    for (int i = 0; i < count; i++) {
      ValueSegment segment = segments.get(i);
      areOptional[i] = segment.arity() == Arity.OPTIONAL;
      effects[i] = segment.effects().toArray(DeclaredEffects.NONE);
      if (!segment.isVariable()) continue;
      if (variable == 0) inFront = i;
      variable++;
    }
    leading = inFront;
    this.variable = variable;
    fixedBounds = sizesProperty >= 0 || variable > 0 ? null : upTo(count);
    impliedBounds = fixedBounds == null ? new int[16][] : NO_BOUNDS;
  }

  private static int[] upTo(int end) {
    int[] numbers = new int[end + 1];
    for (int i = 0; i <= end; i++) numbers[i] = i;
    return numbers;
  }

  List<ValueSegment> segments() {
    return segments;
  }

  /** The effects on each value of a segment; not to be changed. */
  Effect[] effects(int segment) {
    return effects[segment];
  }

  int sizesProperty() {
    return sizesProperty;
  }

  DefinitionNames names() {
    return names;
  }

  /** The position of the only value of the segment of that name among the {@code total} values of {@code op}; -1 where it is absent. */
  int valueIndex(Op op, String name, int total) {
    int segment = names.require(name);
    if (segment < leading) return segment;
    if (segments.get(segment).arity() == Arity.VARIADIC) throw new IllegalArgumentException("'" + op.name() + "' has any number of '" + name + "'");
    int[] bounds = bounds(op, total);
    return bounds == null || bounds[segment] == bounds[segment + 1] ? -1 : bounds[segment];
  }

  /** The same for a value that must be present. */
  int presentIndex(Op op, String name, int total) {
    int index = valueIndex(op, name, total);
    if (index < 0) throw new IllegalArgumentException("this '" + op.name() + "' has no '" + name + "'");
    return index;
  }

  /** Start of each segment of the {@code total} values of {@code op}, then the end of the last; null where they do not fit. */
  int @Nullable [] bounds(Op op, int total) {
    if (fixedBounds != null) return total == count ? fixedBounds : null;
    if (sizesProperty >= 0 && op.prop(sizesProperty) instanceof DenseArrayAttr sizes) return recordedBounds(sizes, total);
    if (total >= impliedBounds.length) return impliedBounds(total);
    // Several threads may compute the same.
    int[] known = impliedBounds[total];
    if (known == null) impliedBounds[total] = known = impliedBounds(total);
    return known;
  }

  private int @Nullable [] recordedBounds(DenseArrayAttr sizes, int total) {
    int[] bounds = sizes.bounds();
    return bounds.length == count + 1 && bounds[count] == total && fits(bounds) ? bounds : null;
  }

  /**
   * The bounds as far as they follow from the number of all values. Several variable segments are of one size; what is left behind them
   * belongs to none, and is for the operation to report.
   */
  private int @Nullable [] impliedBounds(int total) {
    int spare = total - (count - variable);
    if (spare < 0 || variable == 0 && spare != 0) return null;
    int[] bounds = new int[count + 1];
    for (int i = 0; i < count; i++) bounds[i + 1] = bounds[i] + (segments.get(i).isVariable() ? spare / variable : 1);
    return fits(bounds) && (variable > 1 || bounds[count] == total) ? bounds : null;
  }

  private boolean fits(int[] bounds) {
    for (int i = 0; i + 1 < bounds.length; i++) {
      int size = bounds[i + 1] - bounds[i];
      if (size < 0 || size > 1 && areOptional[i]) return false;
    }
    return true;
  }
}
