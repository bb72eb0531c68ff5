// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.builtin.Shape;

/** Whether the elements of a shape can be spread evenly as a layout says. */
final class Distribution {
  private Distribution() {}

  static boolean isEven(Shape shape, StructAttr layout) {
    long[] subgroup = share(shape.toArray(), XegpuAttrs.sizes(layout, "sg_layout"), XegpuAttrs.sizes(layout, "sg_data"), true);
    long[] instruction = subgroup == null ? null : share(subgroup, null, XegpuAttrs.sizes(layout, "inst_data"), false);
    return instruction != null
        && share(instruction, XegpuAttrs.sizes(layout, "lane_layout"), XegpuAttrs.sizes(layout, "lane_data"), false) != null;
  }

  /** What each of some units gets of a shape; null where that is not even. Some may get the same where {@code repeated}. */
  private static long[] share(long[] shape, int[] units, int[] data, boolean repeated) {
    long[] share = units == null ? shape : ratio(shape, longs(units));
    if (share == null || data == null) return share;
    long[] wanted = longs(data);
    boolean even = ratio(share, wanted) != null || repeated && ratio(wanted, share) != null;
    return even ? wanted : null;
  }

  private static long[] ratio(long[] whole, long[] part) {
    if (whole.length != part.length) return null;
    long[] ratio = new long[whole.length];
    for (int i = 0; i < ratio.length; i++) {
      if (part[i] <= 0 || whole[i] % part[i] != 0) return null;
      ratio[i] = whole[i] / part[i];
    }
    return ratio;
  }

  private static long[] longs(int[] numbers) {
    long[] longs = new long[numbers.length];
    for (int i = 0; i < longs.length; i++) longs[i] = numbers[i];
    return longs;
  }
}
