// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.playground;

import dev.freehold.devtools.measure.LiveMemory;
import dev.freehold.devtools.playground.Clients.Tally;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.time.Duration;

/**
 * Has clients make requests, and looks at the memory that is live now and then.
 *
 * @param clients how many there are at the same time
 * @param hostileEvery one of so many requests is a hostile one
 */
public record LoadCampaign(int clients, int hostileEvery, long seed, PrintStream out) {
  private static final int ROUNDS = 10;
  private static final Duration TIME = Duration.ofSeconds(10);
  /** What caches and the JVM itself may add between the first round and the last. */
  private static final long GROWTH = 4 << 20;
  private static final double MEGABYTE = 1 << 20;

  /** Returns whether all was as it should be. */
  public boolean run(int requests) throws IOException, InterruptedException {
    try (TestServer server = TestServer.start(TIME)) {
      new Clients(URI.create(server.url()), 1, hostileEvery).makeAll(Attempts.ordinary());      // the JVM has to learn what they need
      out.printf("%8s %8s %8s %8s %8s %10s%n", "requests", "50 % ms", "95 % ms", "max ms", "busy", "live MB");
      long first = 0;
      long last = 0;
      boolean isGood = true;
      for (int round = 1; round <= ROUNDS; round++) {
        Tally tally = new Clients(URI.create(server.url()), clients, hostileEvery).make(requests / ROUNDS, seed + round);
        last = LiveMemory.bytes();
        if (round == 1) first = last;
        out.printf("%8d %8d %8d %8d %8d %10.1f%n", round * (requests / ROUNDS), tally.percentile(50), tally.percentile(95), tally.percentile(100),
            tally.busy(), last / MEGABYTE);
        tally.unexpected().forEach(each -> out.println("unexpected: " + each));
        isGood &= tally.unexpected().isEmpty();
      }
      out.printf("live memory has grown by %.1f MB%n", (last - first) / MEGABYTE);
      return isGood && last - first <= GROWTH;
    }
  }
}
