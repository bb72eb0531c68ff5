// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.builtin.Shape;

/**
 * How large the steps of Winograd's convolution are. One with a height or width of 1 is not transformed along it.
 *
 * @param step how many outputs of the convolution a tile gives along a dimension
 * @param filter the size of the filter
 */
record WinogradSizes(long step, long filter) {
  /** By enum value: F_2_3, F_4_3, F_2_5. */
  static WinogradSizes of(int fmr) {
    return new WinogradSizes(fmr == 1 ? 4 : 2, fmr == 2 ? 5 : 3);
  }

  private long tile() {
    return step + filter - 1;
  }

  /** From filters, height, width, channels. */
  long[] ofFilter(Shape shape, Checker check) {
    long height = shape.size(1);
    long width = shape.size(2);
    if (height != filter && height != 1) check.error("expect filter height either equals to r or 1");
    else if (width != filter && width != 1) check.error("expect filter width either equals to r or 1");
    else if (height == 1 && width == 1) check.error("expect either filter height or width equals to r");
    return new long[] {height == filter ? tile() : 1, width == filter ? tile() : 1, shape.size(3), shape.size(0)};
  }

  /** From images, height, width, channels; whether a dimension is transformed is seen at the tiles. */
  long[] ofInput(Shape shape, Shape tiles) {
    long[] expected = {0, 0, 0, 0, shape.size(0), shape.size(3)};
    for (int i = 0; i < 2; i++) {
      long size = shape.size(1 + i);
      boolean whole = !Shape.isDynamic(size) && tiles.size(i) == 1;
      expected[i] = whole ? 1 : tile();
      expected[2 + i] = Shape.isDynamic(size) ? Shape.DYNAMIC : whole ? size : (size - (filter - 1)) / step;
    }
    return expected;
  }

  /** From the height and width of a tile, the number of tiles along each, images, filters. */
  long[] ofOutput(Shape shape, Checker check) {
    long[] expected = {shape.size(4), 0, 0, shape.size(5)};
    for (int i = 0; i < 2 && !check.failed(); i++) {
      long size = shape.size(i);
      long count = shape.size(2 + i);
      boolean known = !Shape.isDynamic(size) && !Shape.isDynamic(count);
      if (known && size != 1 && size != tile()) check.error("expect input " + (i == 0 ? "height" : "width") + " equals to input tile size");
      expected[1 + i] = known ? (size == 1 ? 1 : step) * count : Shape.DYNAMIC;
    }
    return expected;
  }
}
