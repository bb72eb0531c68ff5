// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Watch;
import dev.freehold.interp.semantics.Fault;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The time and the memory that a check may take; any thread may cancel it. */
public final class Budget implements Watch {
  private static final long NANOS_BETWEEN_COLLECTIONS = Duration.ofSeconds(1).toNanos();
  private static final long MEGABYTE = 1 << 20;

  /** What this is a share of; null where it is of nothing. */
  private final @Nullable Budget whole;
  /** On the clock of {@link System#nanoTime}, from {@link #begun} on; {@link Long#MAX_VALUE} where there is no end. */
  private final long nanos;
  private final long begun = System.nanoTime();
  private final long bytes;
  private long collected = begun - NANOS_BETWEEN_COLLECTIONS;
  private volatile @Nullable String cancelled;

  private Budget(@Nullable Budget whole, long nanos, long bytes) {
    this.whole = whole;
    this.nanos = nanos;
    this.bytes = bytes;
  }

  /** As much as it takes. */
  public Budget() {
    this(null, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /**
   * A budget whose time begins now.
   *
   * @param time null for as long as it takes
   * @param bytes of the memory of this process
   */
  public static Budget of(@Nullable Duration time, long bytes) {
    return new Budget(null, time == null ? Long.MAX_VALUE : time.toNanos(), bytes);
  }

  /** What one of several that are still to be checked may take: an equal part of the time that is left. */
  Budget share(int of) {
    return new Budget(this, nanos == Long.MAX_VALUE ? nanos : (nanos - (System.nanoTime() - begun)) / of, bytes);
  }

  /** Ends the run, with a reason. */
  public void cancel(String reason) {
    cancelled = reason;
  }

  /** Why nothing else is to be tried, or null. */
  @Nullable
  String exhausted() {
    String reason = cancelled != null || whole == null ? cancelled : whole.exhausted();
    if (reason != null) return reason;
    return nanos != Long.MAX_VALUE && System.nanoTime() - begun >= nanos ? "time limit reached" : null;
  }

  @Override
  public void look() {
    String reason = exhausted();
    if (reason != null) throw new Fault(Fault.Kind.LIMIT, reason);
    if (bytes == Long.MAX_VALUE || used() <= bytes) return;
    // Garbage does not count; finding out costs too much to do it at each look.
    if (System.nanoTime() - collected < NANOS_BETWEEN_COLLECTIONS) return;
    System.gc();
    collected = System.nanoTime();
    if (used() > bytes) throw new Fault(Fault.Kind.LIMIT, "memory limit of " + bytes / MEGABYTE + " MB exceeded");
  }

  private static long used() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
