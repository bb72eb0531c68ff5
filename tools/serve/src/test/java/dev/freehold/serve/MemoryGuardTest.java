// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.freehold.serve.Outcome.End;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class MemoryGuardTest {
  private static final RequestLimits LIMITS = new RequestLimits(2, Duration.ofSeconds(30), 100);
  private static final int MEGABYTE = 1 << 20;

  private final CountDownLatch allocated = new CountDownLatch(2);
  private final AtomicBoolean full = new AtomicBoolean();

  /** Work that holds so much memory until it is interrupted. */
  private int hold(int megabytes) {
    List<byte[]> held = new ArrayList<>();
    for (int i = 0; i < megabytes; i++) held.add(new byte[MEGABYTE]);
    allocated.countDown();
    try {
      new CountDownLatch(1).await();
      return 0;
    } catch (InterruptedException e) {
      full.set(false);
      return held.size();
    }
  }

  @Test
  void theLargestRequestIsStopped() throws Exception {
    DoubleSupplier used = () -> full.get() ? 0.9 : 0.1;
    Jobs jobs = new Jobs((args, directory, in, out, err) -> 0, LIMITS);
    MemoryGuard guard = MemoryGuard.of(jobs, used);
    try (jobs; guard) {
      Job small = jobs.start(LIMITS.time(), () -> hold(1));
      Job large = jobs.start(LIMITS.time(), () -> hold(20));
      allocated.await();
      full.set(true);
      Outcome outcome = large.outcome().get();
      assertEquals(End.OUT_OF_MEMORY, outcome.end());
      assertEquals("stopped, since the server ran short of memory and this request had allocated most", outcome.reason());
      assertFalse(small.outcome().isDone());
      small.cancel();
      assertEquals(End.CANCELLED, small.outcome().get().end());
    }
  }

  @Test
  void theHeapSaysHowFullItIs() {
    System.gc();
    double used = Heap.longLived().map(Heap::usedAfterCollection).orElse(0.5);
    assertEquals(0.5, used, 0.5);
  }
}
