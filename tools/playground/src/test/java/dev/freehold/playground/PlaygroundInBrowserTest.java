// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import dev.freehold.serve.Activity;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.http.HttpLimits;
import dev.freehold.serve.http.HttpService;
import dev.freehold.web.NodeTests;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Uses the playground in Chromium: {@code tools/web/src/test/typescript/browser/playground.ts} says what must hold there. */
class PlaygroundInBrowserTest {
  private static final HttpLimits LIMITS = new HttpLimits(64, Duration.ofSeconds(60), 1 << 20, 1 << 24);

  @Test
  void thePageDoesWhatItShould() throws Exception {
    NodeTests.assumePages();
    InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (Jobs jobs = new Jobs((args, directory, in, out, err) -> 1, new RequestLimits(2, LIMITS.time(), LIMITS.result()));
        HttpService service = HttpService.start(anyPort, Playground.pages(), Playground.endpoints(), LIMITS, jobs, new Activity(null))) {
      NodeTests.inBrowser("playground", service.url());
    }
  }
}
