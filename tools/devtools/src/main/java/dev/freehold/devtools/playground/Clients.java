// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.playground;

import dev.freehold.devtools.playground.Attempt.Result;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Clients of a server, each of which makes one attempt after the other, and makes it again while the server is busy.
 *
 * @param count how many there are at the same time
 * @param hostileEvery one of so many attempts is a hostile one
 */
record Clients(URI server, int count, int hostileEvery) {
  /** How often an attempt is made again. */
  private static final int PATIENCE = 300;
  private static final Duration PAUSE = Duration.ofSeconds(1);

  /**
   * What came of attempts.
   *
   * @param answered by the names of attempts how many got what they should get
   * @param unexpected what others got
   * @param busy how often the server was busy
   * @param millis how long each took, sorted
   */
  record Tally(Map<String, Integer> answered, List<String> unexpected, int busy, long[] millis) {
    long percentile(int percent) {
      return millis[Math.min(millis.length - 1, millis.length * percent / 100)];
    }
  }

  /** One attempt that has been made. */
  private record Made(String name, Result result, String answer, int busy, long millis) {}

  /** Makes so many attempts, chosen with a seed. */
  Tally make(int attempts, long seed) throws InterruptedException {
    Random random = new Random(seed);
    List<Callable<Made>> all = new ArrayList<>();
    for (int i = 0; i < attempts; i++) {
      List<Attempt> some = random.nextInt(hostileEvery) == 0 ? Attempts.hostile() : Attempts.ordinary();
      Attempt attempt = some.get(random.nextInt(some.size()));
      all.add(() -> make(attempt));
    }
    return make(all);
  }

  /** Makes each of some attempts at the same time as the others. */
  Tally makeAll(List<Attempt> attempts) throws InterruptedException {
    return make(attempts.stream().<Callable<Made>>map(each -> () -> make(each)).toList());
  }

  private Tally make(List<Callable<Made>> all) throws InterruptedException {
    Map<String, Integer> answered = new TreeMap<>();
    List<String> unexpected = new ArrayList<>();
    List<Long> millis = new ArrayList<>();
    int busy = 0;
    try (ExecutorService threads = Executors.newFixedThreadPool(count)) {
      for (Future<Made> future : threads.invokeAll(all)) {
        Made made = get(future);
        busy += made.busy;
        millis.add(made.millis);
        if (made.result == Result.EXPECTED) answered.merge(made.name, 1, Integer::sum);
        else unexpected.add(made.name + ": " + made.answer);
      }
    }
    long[] sorted = millis.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return new Tally(answered, unexpected, busy, sorted);
  }

  private static Made get(Future<Made> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private Made make(Attempt attempt) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    for (int busy = 0;; busy++) {
      String answer = attempt.answer(server);
      Result result = attempt.result(answer);
      if (result == Result.BUSY && busy < PATIENCE) {
        Thread.sleep(PAUSE);
        continue;
      }
      return new Made(attempt.name(), result, answer, busy, (System.nanoTime() - begun) / 1_000_000);
    }
  }
}
