// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.freehold.serve.Activity;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.MalformedRequest;
import dev.freehold.serve.MemoryGuard;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Serves pages and endpoints over HTTP, each request on a virtual thread, the work of endpoints as jobs. */
public final class HttpService implements AutoCloseable {
  /** Where endpoints are. */
  private static final String API = "/api/";
  private static final int BACKLOG = 128;

  private final InetSocketAddress address;
  private final Map<String, Page> pages;
  private final Map<String, Endpoint> endpoints;
  private final HttpLimits limits;
  private final Jobs jobs;
  private final Activity activity;
  /** One for each request that runs or waits, or whose result is being sent. */
  private final Semaphore places;
  private final SameOrigin origin;
  private final MemoryGuard guard;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final CountDownLatch stopped = new CountDownLatch(1);

  private HttpService(InetSocketAddress address, Map<String, Page> pages, Map<String, Endpoint> endpoints, HttpLimits limits, Jobs jobs,
      Activity activity)
      throws IOException {
    this.address = address;
    this.pages = pages;
    this.endpoints = endpoints;
    this.limits = limits;
    this.jobs = jobs;
    this.activity = activity;
    places = new Semaphore(jobs.limits().jobs() + limits.waiting());
    origin = SameOrigin.of(address);
    ConnectionLimits.set(limits);
    server = HttpServer.create(address, BACKLOG);
    guard = MemoryGuard.of(jobs);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
  }

  /**
   * Begins to listen and to serve.
   *
   * @param pages by their paths, which begin with a slash
   * @param endpoints by their names
   * @param activity is told of each request
   * @throws IOException if it cannot listen there
   */
  public static HttpService start(InetSocketAddress address, Map<String, Page> pages, Map<String, Endpoint> endpoints, HttpLimits limits, Jobs jobs,
      Activity activity) throws IOException {
    HttpService service = new HttpService(address, pages, endpoints, limits, jobs, activity);
    service.server.start();
    return service;
  }

  /** Where a browser on this machine finds it. The address is the one that was asked for: the socket reports 0.0.0.0 as an IPv6 address. */
  public String url() {
    InetAddress host = address.getAddress();
    if (host.isAnyLocalAddress()) return "http://localhost:" + server.getAddress().getPort() + "/";
    String text = host.getHostAddress();
    return "http://" + (host instanceof Inet6Address ? "[" + text + "]" : text) + ":" + server.getAddress().getPort() + "/";
  }

  /** Waits until this is stopped, or there has been no client for some time. */
  public void await() throws InterruptedException {
    for (long left = activity.millisLeft(); left > 0; left = activity.millisLeft()) {
      if (stopped.await(left, TimeUnit.MILLISECONDS)) return;
    }
  }

  /** Ends serving, from any thread. */
  @Override
  public void close() {
    stopped.countDown();
    server.stop(0);
    threads.shutdownNow();
    guard.close();
  }

  private void handle(HttpExchange exchange) throws IOException {
    activity.begin();
    try (exchange) {
      answer(exchange);
    } finally {
      activity.end();
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try {
      Answers.secure(exchange);
      origin.check(exchange.getRequestHeaders());
      serve(exchange);
    } catch (Refusal refusal) {
      Answers.refusal(exchange, refusal);
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException bug) {
      boolean isBegun = exchange.getResponseCode() >= 0;
      if (isBegun) throw bug;
      Answers.refusal(exchange, new Refusal(500, "internal error: " + bug));
    }
  }

  private void serve(HttpExchange exchange) throws IOException, Refusal, InterruptedException {
    // As it was sent, with everything that is encoded: there is nothing to be found by it but what is in the tables.
    String path = exchange.getRequestURI().getRawPath();
    Page page = pages.get(path);
    Endpoint endpoint = path.startsWith(API) ? endpoints.get(path.substring(API.length())) : null;
    if (page == null && endpoint == null) throw new Refusal(404, "there is nothing at this path");
    List<String> methods = endpoint == null ? List.of("GET", "HEAD") : List.of("POST");
    if (!methods.contains(exchange.getRequestMethod())) {
      throw new Refusal(405, "this path is for " + methods.getFirst() + " only", Map.of("Allow", String.join(", ", methods)));
    }
    if (page != null) Answers.page(exchange, page);
    else if (endpoint != null) serve(exchange, endpoint);
  }

  private void serve(HttpExchange exchange, Endpoint endpoint) throws IOException, Refusal, InterruptedException {
    byte[] body = Body.read(exchange, limits.body());
    if (!places.tryAcquire()) throw new Refusal(503, "the server is busy: try again in a moment", Map.of("Retry-After", "1"));
    try {
      Endpoint.Work work = endpoint.work(Body.parse(body));
      new PostedWork(work, limits).serve(jobs, Answers.lines(exchange));
    } catch (MalformedRequest bad) {
      throw new Refusal(400, bad.reason());
    } finally {
      places.release();
    }
  }
}
