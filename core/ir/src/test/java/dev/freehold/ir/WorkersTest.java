// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkersTest {
  private static int[] counts(AtomicIntegerArray runs) {
    return IntStream.range(0, runs.length()).map(runs::get).distinct().toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void runsEachTaskOnce(int threads) {
    AtomicIntegerArray runs = new AtomicIntegerArray(1000);
    Workers.of(threads).run(runs.length(), runs::incrementAndGet);
    assertEquals(1, counts(runs).length);
    assertEquals(1, counts(runs)[0]);
  }

  @Test
  void worksOnSeveralTasksAtATime() {
    CountDownLatch both = new CountDownLatch(2);
    AtomicInteger met = new AtomicInteger();
    Workers.of(2).run(2, i -> {
      both.countDown();
      try {
        if (both.await(1, TimeUnit.MINUTES)) met.incrementAndGet();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    assertEquals(2, met.get());
  }

  @Test
  void tasksMayHaveTasks() {
    Workers workers = Workers.of(3);
    AtomicIntegerArray runs = new AtomicIntegerArray(20 * 20);
    workers.run(20, i -> workers.run(20, j -> runs.incrementAndGet(20 * i + j)));
    assertEquals(1, counts(runs).length);
    assertEquals(1, counts(runs)[0]);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void throwsWhatTheFirstFailingTaskThrows(int threads) {
    for (int round = 0; round < 100; round++) {
      AtomicInteger begun = new AtomicInteger();
      RuntimeException thrown = assertThrows(RuntimeException.class, () -> Workers.of(threads).run(100_000, i -> {
        begun.incrementAndGet();
        if (i % 100 == 42) throw new IllegalArgumentException("task " + i);
      }));
      assertEquals("task 42", thrown.getMessage());
      assertTrue(begun.get() < 100_000, "no more are begun");
    }
  }

  @Test
  void thereIsOneThreadAtLeast() {
    assertThrows(IllegalArgumentException.class, () -> Workers.of(0));
    assertSame(Workers.NONE, Workers.of(1));
  }
}
