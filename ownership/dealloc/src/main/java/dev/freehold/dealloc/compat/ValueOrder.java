// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order in which the reference lists values: block arguments by number, then results by the number of their operation, outer
 * regions first. As that is no order between values of different blocks, what it sorts and how shows as well.
 */
final class ValueOrder {
  /** Up to here, the reference's way of sorting does not depend on how large the list is. */
  private static final int SHORT = 16;

  private ValueOrder() {}

  /** Sorts values in place by insertion, with the comparisons of the reference; they come as its sets list them. */
  static List<Value> sorted(List<Value> values) {
    if (values.size() < 2) return values;
    List<Value> sorted = new ArrayList<>(values);
    if (sorted.size() > SHORT) return sortedLong(sorted);
    for (int i = 1; i < sorted.size(); i++) {
      Value value = sorted.get(i);
      int to = i;
      if (isBefore(value, sorted.getFirst())) to = 0;
      else while (isBefore(value, sorted.get(to - 1))) to--;
      sorted.add(to, sorted.remove(i));
    }
    return sorted;
  }

  /** Asks for all numbers first, so that they stay the same from then on. */
  private static List<Value> sortedLong(List<Value> values) {
    for (int i = 1; i < values.size(); i++) {
      isBefore(values.get(i - 1), values.get(i));
      isBefore(values.get(i), values.get(i - 1));
    }
    values.sort((a, b) -> isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0);
    return values;
  }

  private static boolean isBefore(Value a, Value b) {
    if (a == b) return false;
    if (a instanceof Value.Argument first) return !(b instanceof Value.Argument second) || isBefore(first, second);
    return b instanceof Value.Result second && isBefore((Value.Result) a, second);
  }

  private static boolean isBefore(Value.Argument a, Value.Argument b) {
    if (a.index() != b.index()) return a.index() < b.index();
    return a.region() != b.region() && isBefore(a.region(), b.region());
  }

  private static boolean isBefore(Value.Result a, Value.Result b) {
    if (a.owner() == b.owner()) return a.index() < b.index();
    return a.region() == b.region() ? OpNumbers.isBefore(a.owner(), b.owner()) : isBefore(a.region(), b.region());
  }

  /** Climbs from both regions until they differ in number or meet in one region; whoever is left is the inner one. */
  private static boolean isBefore(@Nullable Region a, @Nullable Region b) {
    while (a != null && b != null) {
      if (a.index() != b.index()) return a.index() < b.index();
      if (a.parentRegion() == b.parentRegion()) return a.parentRegion() != null && OpNumbers.isBefore(a.enclosingOp(), b.enclosingOp());
      a = a.parentRegion();
      b = b.parentRegion();
    }
    return a != b && b != null;
  }
}
