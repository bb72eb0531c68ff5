// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.builtin.UnrealizedConversionCastOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The values of an isolated region by number. A region takes numbers for all of its own values at once, in order; regions inside
 * of it go on behind them, and give theirs back at their end. A value may be used before it is defined.
 */
final class ValueNumbering {
  private Value[] values = new Value[16];
  private boolean[] defined = new boolean[16];
  private int size;
  private int undefined;
  private final Deque<int[]> regions = new ArrayDeque<>();     // where each begins, and its next number

  void enter(int valueCount) {
    regions.push(new int[] {size, size});
    size += valueCount;
    if (size <= values.length) return;
    int capacity = Math.max(size, values.length * 2);
    values = Arrays.copyOf(values, capacity);
    defined = Arrays.copyOf(defined, capacity);
  }

  void leave() {
    int start = regions.pop()[0];
    for (int i = start; i < size; i++) {
      if (values[i] != null && !defined[i]) undefined++;
      values[i] = null;
      defined[i] = false;
    }
    size = start;
  }

  /** Takes the next numbers of the innermost region. */
  int reserve(int count, ByteCursor in) {
    if (count == 0) return -1;
    if (regions.isEmpty()) throw in.stop("value outside of all regions");
    int first = regions.peek()[1];
    if (first + count > size) throw in.stop("region has more values than it declares");
    regions.peek()[1] += count;
    return first;
  }

  /** The value of the next number; a placeholder where it is not defined yet. */
  Value use(ByteCursor in) {
    int number = in.index(size, "value");
    if (values[number] == null) values[number] = placeholder();
    return values[number];
  }

  private static Value placeholder() {
    return Rewriter.createDetached(UnrealizedConversionCastOp.DEF.state().at(Location.UNKNOWN).results(NoneType.INSTANCE)).result();
  }

  void define(int number, Value value, Rewriter rewriter) {
    if (values[number] != null) rewriter.takeUses(values[number], value);
    values[number] = value;
    defined[number] = true;
  }

  void requireDefined(ByteCursor in) {
    if (undefined > 0) throw in.stop("use of an undefined value");
  }
}
