// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.SymbolRefAttr;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Checks of the grid that operations name. */
final class Grids {
  private Grids() {}

  /** The grid that an operation names; null where there is none, which has been reported then. */
  static @Nullable GridOp of(Op op, Checker check) {
    SymbolRefAttr reference = op.attr("grid", SymbolRefAttr.class);
    GridOp grid = check.symbols().lookupFrom(op, reference, GridOp.class);
    if (grid == null) check.plainError("Undefined required grid symbol \"" + reference.root() + "\".");
    return grid;
  }

  /** The same, and some of its axes; null also where they are not. */
  static @Nullable GridOp withAxes(Op op, long[] axes, Checker check) {
    GridOp grid = of(op, check);
    if (grid == null) return null;
    if (Arrays.stream(axes).distinct().count() != axes.length) {
      check.errorAt(op.location(), "Grid axes contains duplicate elements.");
      return null;
    }
    int rank = grid.shape().rank();
    for (long axis : axes) {
      if (axis >= 0 && axis < rank) continue;
      check.errorAt(op.location(), "0-based grid axis index " + axis + " is out of bounds. The referenced grid \"" + grid.symbolName()
          + "\" is of rank " + rank + ".");
      return null;
    }
    return grid;
  }

  /** Whether a device can be in the groups of some axes: the attribute of that name has its coordinate along each. */
  static boolean checkDevice(Op op, String name, GridOp grid, long[] axes, Checker check) {
    long[] device = op.attr(name, DenseArrayAttr.class).longs();
    if (device.length != axes.length) {
      check.errorAt(op.location(), "In-group device \"" + name + "\" has unexpected multi-index size " + device.length + ". Expected "
          + axes.length + ".");
      return false;
    }
    for (int i = 0; i < device.length; i++) {
      long size = grid.shape().size((int) axes[i]);
      if (Shape.isDynamic(device[i]) || Shape.isDynamic(size) || device[i] < size) continue;
      check.errorAt(op.location(), "Out of bounds coordinate " + i + " for in-group device \"" + name + "\". Got " + device[i]
          + ", but expected value in the range [0, " + (size - 1) + "].");
      return false;
    }
    return true;
  }
}
