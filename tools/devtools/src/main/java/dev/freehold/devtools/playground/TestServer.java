// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.playground;

import dev.freehold.playground.Playground;
import dev.freehold.serve.Activity;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.http.HttpLimits;
import dev.freehold.serve.http.HttpService;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;

/** A playground as {@code freehold serve --http} has it. */
final class TestServer implements AutoCloseable {
  private final Jobs jobs;
  private final HttpService service;

  private TestServer(HttpLimits limits) throws IOException {
    jobs = new Jobs((args, directory, in, out, err) -> 1, new RequestLimits(2, limits.time(), limits.result()));
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    service = HttpService.start(address, Playground.pages(), Playground.endpoints(), limits, jobs, new Activity(null));
  }

  /** @param time how long a request may run */
  static TestServer start(Duration time) throws IOException {
    return new TestServer(new HttpLimits(64, time, 1 << 20, 1 << 24));
  }

  String url() {
    return service.url();
  }

  @Override
  public void close() {
    service.close();
    jobs.close();
  }
}
