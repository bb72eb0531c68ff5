// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.ir.attribute.Location;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a run cost in memory, against the least that it could have cost. Time is counted in uses of memory.
 *
 * @param lifetimes of the buffers that the program made, in the order of their making
 * @param live how many bytes lived, at each time that this changed
 * @param needed the same, had every buffer ended when no run that has done the same so far would access it: the least that frees can reach without
 *     knowing what comes; exact where buffers are allocated
 * @param least the same, had every buffer ended with its last use in this run
 */
public record MemoryReport(Statistics statistics, List<Lifetime> lifetimes, List<Level> live, List<Level> needed, List<Level> least,
    long end) {

  /**
   * A buffer's life.
   *
   * @param died when it ended; the end of the run where it did not
   * @param fate how it ended
   */
  public record Lifetime(int buffer, Location site, boolean onStack, long bytes, long born, long lastUse, long died, Fate fate) {}

  /** How a buffer ended. */
  public enum Fate {
    FREED,
    LEFT_SCOPE,
    RETURNED,
    LEAKED
  }

  /** So many bytes live from a time on. */
  public record Level(long time, long bytes) {}

  /** The report of a run whose heap has remembered its buffers. */
  public static MemoryReport of(Heap heap) {
    long end = heap.clock() + 1;
    List<Lifetime> lifetimes = new ArrayList<>();
    List<Level> changes = new ArrayList<>();
    List<Level> neededChanges = new ArrayList<>();
    List<Level> leastChanges = new ArrayList<>();
    for (Buffer buffer : heap.remembered()) {
      if (buffer.owner() != Buffer.Owner.PROGRAM && buffer.owner() != Buffer.Owner.STACK) continue;
      Lifetime life = lifetime(buffer, end);
      lifetimes.add(life);
      changes.add(new Level(life.born, life.bytes));
      changes.add(new Level(life.died, -life.bytes));
      neededChanges.add(new Level(life.born, life.bytes));
      leastChanges.add(new Level(life.born, life.bytes));
      // Ends behind the use, and before anything that comes then. No free ends a stack buffer earlier.
      neededChanges.add(new Level(life.onStack ? life.died : Math.min(life.died, buffer.lastNeeded() + 1), -life.bytes));
      leastChanges.add(new Level(life.lastUse + 1, -life.bytes));
    }
    return new MemoryReport(heap.statistics(), lifetimes, levels(changes), levels(neededChanges), levels(leastChanges), end);
  }

  private static Lifetime lifetime(Buffer buffer, long end) {
    boolean onStack = buffer.owner() == Buffer.Owner.STACK;
    Fate fate = buffer.isLeaving() ? Fate.RETURNED : buffer.isLive() ? Fate.LEAKED : onStack ? Fate.LEFT_SCOPE : Fate.FREED;
    return new Lifetime(buffer.id(), buffer.site(), onStack, buffer.size(), buffer.born(), buffer.lastUse(), Math.min(buffer.died(), end), fate);
  }

  private static List<Level> levels(List<Level> changes) {
    changes.sort(Comparator.comparingLong(Level::time).thenComparingLong(Level::bytes));
    List<Level> levels = new ArrayList<>();
    long bytes = 0;
    for (Level change : changes) {
      bytes += change.bytes;
      if (!levels.isEmpty() && levels.getLast().time == change.time) levels.removeLast();
      levels.add(new Level(change.time, bytes));
    }
    return levels;
  }

  /** The most bytes that lived at one time. */
  public long peak() {
    return peak(live);
  }

  /**
   * The most bytes that had to live at one time: no placement of frees that knows only the past has less, as far as buffers are reached through
   * values. Of one that is reached in another way, only its uses in this run are known.
   */
  public long pathOptimalPeak() {
    return peak(needed);
  }

  /** The most bytes that would have lived at one time, had every buffer ended with its last use. */
  public long leastPeak() {
    return peak(least);
  }

  private static long peak(List<Level> levels) {
    long peak = 0;
    for (Level level : levels) peak = Math.max(peak, level.bytes);
    return peak;
  }
}
