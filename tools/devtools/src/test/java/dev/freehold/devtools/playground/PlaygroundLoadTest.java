// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.freehold.devtools.playground.Clients.Tally;
import dev.freehold.web.WebPage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("what other tests hold is live memory too")
class PlaygroundLoadTest {
  private static final Duration TIME = Duration.ofSeconds(20);

  @BeforeAll
  static void needPages() {
    assumeTrue(WebPage.areBuilt(), WebPage.MISSING);
  }

  @Test
  void everyHostileRequestIsAnsweredAndSaysWhy() throws Exception {
    try (TestServer server = TestServer.start(TIME)) {
      Clients clients = new Clients(URI.create(server.url()), 100, 1);
      Tally hostile = clients.makeAll(Attempts.hostile());
      assertEquals(List.of(), hostile.unexpected());
      Tally ordinary = clients.makeAll(Attempts.ordinary());
      assertEquals(List.of(), ordinary.unexpected());
    }
  }

  @Test
  void aHundredClientsAreServed() throws Exception {
    try (TestServer server = TestServer.start(TIME)) {
      List<Attempt> attempts = IntStream.range(0, 100).mapToObj(i -> Attempts.ordinary().get(i % Attempts.ordinary().size())).toList();
      Tally tally = new Clients(URI.create(server.url()), 100, 1).makeAll(attempts);
      assertEquals(List.of(), tally.unexpected());
      assertEquals(100, tally.answered().values().stream().mapToInt(each -> each).sum());
    }
  }

  @Test
  @Tag("nightly")
  void memoryDoesNotGrow() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertTrue(new LoadCampaign(20, 50, 1, new PrintStream(out)).run(400), out::toString);
  }
}
