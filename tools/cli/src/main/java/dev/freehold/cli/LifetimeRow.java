// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.memory.MemoryReport.Lifetime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A row of the chart: buffers of one site that live one after the other, as those of the rounds of a loop do. */
record LifetimeRow(List<Lifetime> lifetimes) {

  /** Puts each buffer into the first row of its site that is free; rows in the order of their first buffers. */
  static List<LifetimeRow> of(List<Lifetime> all) {
    List<LifetimeRow> rows = new ArrayList<>();
    Map<String, List<LifetimeRow>> bySite = new HashMap<>();
    for (Lifetime life : all) {
      List<LifetimeRow> ofSite = bySite.computeIfAbsent(MemoryReports.place(life.site()), site -> new ArrayList<>());
      LifetimeRow free = firstFree(ofSite, life);
      if (free == null) {
        free = new LifetimeRow(new ArrayList<>());
        ofSite.add(free);
        rows.add(free);
      }
      free.lifetimes.add(life);
    }
    return rows;
  }

  private static LifetimeRow firstFree(List<LifetimeRow> rows, Lifetime life) {
    for (LifetimeRow row : rows) {
      if (row.lifetimes.getLast().died() <= life.born()) return row;
    }
    return null;
  }

  /** The bytes of all its buffers, which tells how much the row matters. */
  long bytes() {
    long sum = 0;
    for (Lifetime life : lifetimes) sum += life.bytes();
    return sum;
  }

  /** How many buffers there are, how large, and where they come from. */
  String label() {
    Lifetime first = lifetimes.getFirst();
    long least = lifetimes.stream().mapToLong(Lifetime::bytes).min().orElse(0);
    long most = lifetimes.stream().mapToLong(Lifetime::bytes).max().orElse(0);
    String size = least == most ? MemoryReports.bytes(most) : MemoryReports.bytes(least) + " to " + MemoryReports.bytes(most);
    String count = lifetimes.size() == 1 ? "" : lifetimes.size() + " x ";
    return count + size + " from " + MemoryReports.place(first.site()) + (first.onStack() ? ", stack" : "");
  }
}
