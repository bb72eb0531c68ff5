// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The dimensions of a layout, or of a slice of one; and whether it distributes a shape evenly. */
final class Distribution {
  private Distribution() {}

  static boolean isEven(long[] shape, Attribute layout) {
    long[] subgroup = share(shape, sizes(layout, "sg_layout"), sizes(layout, "sg_data"), true);
    long[] instruction = subgroup == null ? null : share(subgroup, null, sizes(layout, "inst_data"), false);
    return instruction != null && share(instruction, sizes(layout, "lane_layout"), sizes(layout, "lane_data"), false) != null;
  }

  /** Whether a layout is for a whole workgroup, and not for a subgroup of it. */
  static boolean isForWorkgroup(Attribute layout) {
    Attribute whole = layout;
    while (whole instanceof SliceAttr slice) whole = slice.layout();
    return ((StructAttr) whole).parameter("sg_layout") != null;
  }

  /** How many dimensions a layout is for. */
  static int rank(Attribute layout) {
    for (String parameter : List.of("sg_layout", "inst_data", "lane_layout")) {
      long[] sizes = sizes(layout, parameter);
      if (sizes != null) return sizes.length;
    }
    return 0;
  }

  /** The values of a parameter of a layout for the remaining dimensions; null where it is absent, or no dimension remains. */
  static long @Nullable [] sizes(Attribute layout, String parameter) {
    Deque<DenseArrayAttr> slices = new ArrayDeque<>();
    Attribute whole = layout;
    for (; whole instanceof SliceAttr slice; whole = slice.layout()) slices.push(slice.dims());
    int[] numbers = XegpuAttrs.sizes((StructAttr) whole, parameter);
    if (numbers == null) return null;
    long[] left = new long[numbers.length];
    for (int i = 0; i < left.length; i++) left[i] = numbers[i];
    for (DenseArrayAttr gone : slices) left = without(left, gone.longs());
    return left.length == 0 ? null : left;
  }

  private static long[] without(long[] sizes, long[] dimensions) {
    Set<Long> gone = new HashSet<>();
    for (long dimension : dimensions) gone.add(dimension);
    long[] left = new long[sizes.length];
    int count = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (!gone.contains((long) i)) left[count++] = sizes[i];
    }
    return Arrays.copyOf(left, count);
  }

  /** What each of some units gets of a shape; null where that is not even. Some may get the same where {@code repeated}. */
  private static long @Nullable [] share(long[] shape, long @Nullable [] units, long @Nullable [] data, boolean repeated) {
    long[] share = units == null ? shape : ratio(shape, units);
    if (share == null && units != null && repeated && ratio(units, shape) != null) share = shape;
    if (share == null || data == null) return share;
    boolean even = ratio(share, data) != null || repeated && ratio(data, share) != null;
    return even ? data : null;
  }

  private static long @Nullable [] ratio(long[] whole, long[] parameter) {
    if (whole.length != parameter.length) return null;
    long[] ratio = new long[whole.length];
    for (int i = 0; i < ratio.length; i++) {
      if (parameter[i] <= 0 || whole[i] % parameter[i] != 0) return null;
      ratio[i] = whole[i] / parameter[i];
    }
    return ratio;
  }
}
