// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order of the uses of a value, where it is not that in which a reader comes upon them, newest first. The uses stand in that order
 * in a file, each with its position.
 *
 * @param index of the value among the results of its operation, or the arguments of its block
 * @param pairs whether only the uses that are not at their place are there: each with its place behind it
 */
record UseOrder(int index, int[] numbers, boolean pairs) {

  static List<UseOrder> read(ByteCursor in, int valueCount) {
    List<UseOrder> orders = new ArrayList<>();
    int count = valueCount > 1 ? in.count() : 1;
    for (int i = 0; i < count; i++) {
      int index = valueCount > 1 ? in.index(valueCount, "value") : 0;
      long sizeAndKind = in.varInt();
      int[] numbers = new int[in.count(sizeAndKind >>> 1)];
      for (int j = 0; j < numbers.length; j++) numbers[j] = (int) in.varInt();
      orders.add(new UseOrder(index, numbers, (sizeAndKind & 1) != 0));
    }
    return orders;
  }

  /** The place of each use, of {@code count} in the order of the file; null where the numbers make no sense. */
  int @Nullable [] places(int count) {
    if (pairs ? numbers.length % 2 != 0 : numbers.length != count) return null;
    int[] places = pairs ? new int[count] : numbers;
    if (pairs) {
      for (int i = 0; i < count; i++) places[i] = i;
      for (int i = 0; i < numbers.length; i += 2) {
        if (numbers[i] < 0 || numbers[i] >= count) return null;
        places[numbers[i]] = numbers[i + 1];
      }
    }
    boolean[] taken = new boolean[count];
    for (int place : places) {
      if (place < 0 || place >= count || taken[place]) return null;
      taken[place] = true;
    }
    return places;
  }

  /** The orders that a file must give; the numbers of operations ({@link Op#id}) say when a reader will come upon them. */
  static List<UseOrder> of(List<? extends Value> values) {
    List<UseOrder> orders = List.of();
    for (int i = 0; i < values.size(); i++) {
      if (isNewestFirst(values.get(i))) continue;
      if (orders.isEmpty()) orders = new ArrayList<>();
      orders.add(of(i, values.get(i)));
    }
    return orders;
  }

  private static boolean isNewestFirst(Value value) {
    Use last = value.firstUse();
    if (last == null) return true;
    for (Use use = last.next(); use != null; use = use.next()) {
      if (time(use) > time(last)) return false;
      last = use;
    }
    return true;
  }

  private static long time(Use use) {
    return (long) use.owner().id() << Integer.SIZE | use.index();
  }

  private static UseOrder of(int index, Value value) {
    List<Use> uses = new ArrayList<>();
    value.forEachUse(uses::add);
    List<Integer> newestFirst = new ArrayList<>();
    for (int i = 0; i < uses.size(); i++) newestFirst.add(i);
    newestFirst.sort(Comparator.comparingLong((Integer i) -> time(uses.get(i))).reversed());
    int[] places = newestFirst.stream().mapToInt(place -> place).toArray();
    int moved = 0;
    for (int i = 0; i < places.length; i++) moved += places[i] == i ? 0 : 1;
    if (moved >= places.length / 2) return new UseOrder(index, places, false);
    int[] numbers = new int[2 * moved];
    int next = 0;
    for (int i = 0; i < places.length; i++) {
      if (places[i] == i) continue;
      numbers[next++] = i;
      numbers[next++] = places[i];
    }
    return new UseOrder(index, numbers, true);
  }

  static void write(List<UseOrder> orders, int valueCount, ByteSink out) {
    if (valueCount > 1) out.varInt(orders.size());
    for (UseOrder order : orders) {
      if (valueCount > 1) out.varInt(order.index);
      out.flagged(order.numbers.length, order.pairs);
      for (int number : order.numbers) out.varInt(number);
    }
  }
}
