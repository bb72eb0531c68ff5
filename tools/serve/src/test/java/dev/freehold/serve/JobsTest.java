// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.serve.Outcome.End;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class JobsTest {
  private static final RequestLimits ONE = new RequestLimits(1, Duration.ofSeconds(30), 100);

  private static Job start(Jobs jobs, String word) {
    return jobs.start(List.of(word), Path.of(""), InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
  }

  private static void awaitStubbornly(CountDownLatch latch) {
    while (latch.getCount() > 0) {
      try {
        latch.await();
      } catch (InterruptedException ignored) {
        // It goes on.
      }
    }
  }

  @Test
  void noMoreRunAtOnceThanMay() throws Exception {
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CommandRunner runner = (args, directory, in, out, err) -> {
      most.accumulateAndGet(running.incrementAndGet(), Math::max);
      Thread.yield();
      return running.decrementAndGet();
    };
    try (Jobs jobs = new Jobs(runner, new RequestLimits(3, Duration.ofSeconds(30), 100))) {
      List<Job> all = IntStream.range(0, 200).mapToObj(i -> start(jobs, "any")).toList();
      for (Job job : all) assertEquals(End.COMPLETED, job.outcome().get().end());
    }
    assertTrue(most.get() <= 3, most::toString);
  }

  @Test
  void workThatDoesNotStopLosesItsPlace() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    CountDownLatch over = new CountDownLatch(1);
    CommandRunner runner = (args, directory, in, out, err) -> {
      if (!args.equals(List.of("stubborn"))) return 7;
      begun.countDown();
      awaitStubbornly(released);
      over.countDown();
      return 0;
    };
    try (Jobs jobs = new Jobs(runner, ONE, Duration.ofMillis(20))) {
      Job stubborn = start(jobs, "stubborn");
      begun.await();
      stubborn.cancel();
      assertEquals(new Outcome(End.CANCELLED, 1, "cancelled"), stubborn.outcome().get());
      assertEquals(7, start(jobs, "next").outcome().get().status());
      released.countDown();
      over.await();
      assertEquals(7, start(jobs, "last").outcome().get().status());
      assertEquals(End.CANCELLED, stubborn.outcome().get().end());
    }
  }

  @Test
  void anInterruptMeansOneJobOnly() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CommandRunner runner = (args, directory, in, out, err) -> {
      begun.countDown();
      while (args.equals(List.of("wait")) && !Thread.currentThread().isInterrupted()) Thread.onSpinWait();
      return Thread.currentThread().isInterrupted() ? 1 : 0;
    };
    try (Jobs jobs = new Jobs(runner, ONE)) {
      Job first = start(jobs, "wait");
      begun.await();
      start(jobs, "none").cancel();
      assertEquals(0, jobs.waiting());
      Job second = start(jobs, "go");
      assertEquals(1, jobs.waiting());
      first.cancel();
      assertEquals(End.CANCELLED, first.outcome().get().end());
      assertEquals(Outcome.completed(0), second.outcome().get());
      second.cancel();
      assertEquals(End.COMPLETED, second.outcome().get().end());
    }
  }

  @Test
  void whatNeedsTooMuchMemoryIsToldSo() throws Exception {
    CommandRunner runner = (args, directory, in, out, err) -> {
      throw new OutOfMemoryError("as if");
    };
    try (Jobs jobs = new Jobs(runner, ONE)) {
      assertEquals(new Outcome(End.OUT_OF_MEMORY, 1, "out of memory: this request needs more than there is"), start(jobs, "any").outcome().get());
    }
  }

  /** Or it would take the whole machine. */
  @Test
  void onlySoManyGetAPlaceInItsStead() throws Exception {
    CountDownLatch begun = new CountDownLatch(2);
    CountDownLatch released = new CountDownLatch(1);
    CommandRunner runner = (args, directory, in, out, err) -> {
      if (!args.equals(List.of("stubborn"))) return 7;
      begun.countDown();
      awaitStubbornly(released);
      return 0;
    };
    try (Jobs jobs = new Jobs(runner, ONE, Duration.ofMillis(20))) {
      for (int i = 0; i < 2; i++) {
        Job stubborn = start(jobs, "stubborn");
        while (begun.getCount() > 1 - i) Thread.sleep(1);
        stubborn.cancel();
        assertEquals(End.CANCELLED, stubborn.outcome().get().end());
      }
      Job third = start(jobs, "next");
      assertThrows(TimeoutException.class, () -> third.outcome().get(50, TimeUnit.MILLISECONDS));
      released.countDown();
      assertEquals(7, third.outcome().get().status());
    }
  }

  @Test
  void outputIsLimitedAndEndsWhenItIsTaken() throws IOException {
    CapturedOutput output = new CapturedOutput(3);
    output.write(new byte[] {'a', 'b'});
    assertEquals("more than 3 bytes", assertThrows(IOException.class, () -> output.write(new byte[2])).getMessage());
    output.write('c');
    assertArrayEquals("abc!".getBytes(), output.take("!"));
    assertEquals("the request is over", assertThrows(IOException.class, () -> output.write('d')).getMessage());
  }
}
