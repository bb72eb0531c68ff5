// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import static dev.freehold.serve.http.RawClient.get;
import static dev.freehold.serve.http.RawClient.post;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.serve.Activity;
import dev.freehold.serve.Jobs;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import dev.freehold.serve.RequestLimits;
import dev.freehold.serve.http.RawClient.Answer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class HttpServiceTest {
  private static final Page PAGE = new Page("text/plain", "the page".getBytes(StandardCharsets.UTF_8));
  private static final Page HTML = Page.html("<p>{{nonce}}</p>");
  private static final String POLICY = "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; style-src 'self'";
  private static final int BODY = 100;

  static {
    System.setProperty("sun.net.httpserver.maxReqTime", "3");
  }

  private final CountDownLatch entered = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private HttpService service;
  private Jobs jobs;

  private void start(int jobCount, int waiting, Duration time, String address) throws IOException {
    jobs = new Jobs((args, directory, in, out, err) -> 0, new RequestLimits(jobCount, Duration.ofSeconds(30), 100));
    service = HttpService.start(new InetSocketAddress(InetAddress.ofLiteral(address), 0), Map.of("/", PAGE, "/a.js", PAGE, "/a.html", HTML),
        Map.of("do", this::work),
        new HttpLimits(waiting, time, BODY, 50), jobs, new Activity(null));
  }

  private void start() throws IOException {
    start(2, 2, Duration.ofSeconds(30), "127.0.0.1");
  }

  /** An endpoint that does what its requests say. */
  private Endpoint.Work work(JsonMessage request) throws MalformedRequest {
    String what = request.text("what", "");
    return switch (what) {
      case "" -> throw new MalformedRequest("'what' is missing");
      case "wait" -> result -> {
        entered.countDown();
        try {
          new CountDownLatch(1).await();
        } catch (InterruptedException e) {
          interrupted.countDown();
        }
      };
      case "much" -> result -> result.write(new byte[51]);
      case "crash" -> result -> {
        throw new StackOverflowError();
      };
      default -> result -> result.write(("\"" + what + "\"").getBytes(StandardCharsets.UTF_8));
    };
  }

  @AfterEach
  void close() {
    if (service == null) return;
    service.close();
    jobs.close();
  }

  private Answer answer(String request) throws IOException {
    return RawClient.answer(service.url(), request);
  }

  private Answer ask(String body) throws IOException {
    return answer(post("/api/do", body));
  }

  private static String body(String what) {
    return "{\"what\":\"" + what + "\"}";
  }

  private static void assertRefused(int status, String why, Answer answer) {
    assertEquals("{\"error\":\"" + why + "\"}\n", answer.body());
    assertEquals(status, answer.status());
  }

  @Test
  void aPageIsServedWithWhatProtectsIt() throws IOException {
    start();
    Answer page = answer(get("/a.js"));
    assertEquals(200, page.status());
    assertEquals("the page", page.body());
    assertEquals("text/plain", page.header("content-type"));
    assertEquals(POLICY, page.header("content-security-policy"));
    assertEquals("nosniff", page.header("x-content-type-options"));
    assertEquals("deny", page.header("x-frame-options"));
    assertEquals("", page.header("access-control-allow-origin"));
    assertEquals("the page", answer(get("/a.js?query")).body());
  }

  @Test
  void errorsAreProtectedToo() throws IOException {
    start();
    Answer missing = answer(get("/missing"));
    assertRefused(404, "there is nothing at this path", missing);
    assertTrue(missing.header("content-security-policy").startsWith("default-src 'none'"), missing.head());
    assertEquals("nosniff", missing.header("x-content-type-options"));
    assertEquals("no-store", missing.header("cache-control"));
  }

  @Test
  void aPageThatABrowserHasIsNotSentAgain() throws IOException {
    start();
    String tag = answer(get("/")).header("etag");
    Answer again = answer("GET / HTTP/1.0\r\nHost: localhost\r\nIf-None-Match: " + tag + "\r\n\r\n");
    assertEquals(304, again.status());
    assertEquals("", again.body());
  }

  @Test
  void aPageInHtmlGetsANonceForItsStyles() throws IOException {
    start();
    Answer page = answer(get("/a.html"));
    String nonce = page.body().replaceAll("</?p>", "");
    assertEquals(24, nonce.length());
    assertEquals((POLICY + " 'nonce-" + nonce + "'").toLowerCase(Locale.ROOT), page.header("content-security-policy"));
    assertEquals("no-store", page.header("cache-control"));
    assertNotEquals(page.body(), answer(get("/a.html")).body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/../a.js", "/./a.js", "/%2e%2e/a.js", "/%2e/a.js", "/a%2ejs", "/a.js/", "/a.js/..", "/..%2fa.js", "/a.js%00", "/api/",
      "/api/../a.js", "/api/do/", "/etc/passwd", "/../../../../etc/passwd", "/file:///etc/passwd"})
  void pathsAreNotInterpreted(String path) throws IOException {
    start();
    assertRefused(404, "there is nothing at this path", answer(get(path)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT"})
  void pagesAreOnlyRead(String method) throws IOException {
    start();
    Answer answer = answer(method + " /a.js HTTP/1.0\r\nHost: localhost\r\n\r\n");
    assertEquals(405, answer.status());
    assertEquals("get, head", answer.header("allow"));
    assertEquals("post", answer("GET /api/do HTTP/1.0\r\nHost: localhost\r\n\r\n").header("allow"));
  }

  @Test
  void headHasNoBody() throws IOException {
    start();
    Answer answer = answer("HEAD /a.js HTTP/1.0\r\nHost: localhost\r\n\r\n");
    assertEquals(200, answer.status());
    assertEquals("", answer.body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "localhost:80", "LOCALHOST", "[::1]:1"})
  void thisMachineHasTheseNames(String host) throws IOException {
    start();
    assertEquals(200, answer("GET / HTTP/1.0\r\nHost: " + host + "\r\n\r\n").status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:localhost", ""})
  void anotherNameIsAnAttack(String host) throws IOException {
    start();
    assertRefused(403, "this server is for this machine only, and not known as '" + host + "'",
        answer("GET / HTTP/1.0\r\nHost: " + host + "\r\n\r\n"));
  }

  @Test
  void aRequestSaysWhomItMeans() throws IOException {
    start();
    assertRefused(400, "a request needs one header 'Host'", answer("GET / HTTP/1.0\r\n\r\n"));
    assertRefused(400, "a request needs one header 'Host'", answer("GET / HTTP/1.0\r\nHost: localhost\r\nHost: localhost\r\n\r\n"));
  }

  @Test
  void whereOthersMayComeAnyNameIsRight() throws IOException {
    start(1, 1, Duration.ofSeconds(30), "0.0.0.0");
    assertEquals(200, answer("GET / HTTP/1.0\r\nHost: build-machine\r\n\r\n").status());
  }

  @Test
  void pagesOfOtherSitesMayNotAsk() throws IOException {
    start();
    String request = "POST /api/do HTTP/1.0\r\nHost: localhost:1\r\nContent-Type: application/json\r\nContent-Length: 13\r\nOrigin: ";
    String rest = "\r\n\r\n" + body("hi");
    assertRefused(403, "pages of other sites may not use this server", answer(request + "http://evil.example" + rest));
    assertRefused(403, "pages of other sites may not use this server", answer(request + "http://localhost:2" + rest));
    assertRefused(403, "pages of other sites may not use this server", answer(request + "null" + rest));
    assertEquals("{\"result\":\"hi\"}\n", answer(request + "http://localhost:1" + rest).body());
    assertRefused(415, "the body of a request must be 'application/json'", answer(post("/api/do", "text/plain", body("hi"))));
  }

  @Test
  void anEndpointAnswers() throws IOException {
    start();
    Answer answer = ask(body("hi"));
    assertEquals(200, answer.status());
    assertEquals("{\"result\":\"hi\"}\n", answer.body());
    assertEquals("no-store", answer.header("cache-control"));
    assertEquals("{\"result\":\"hi\"}\n", answer(post("/api/do", "Application/JSON; charset=utf-8", body("hi"))).body());
  }

  @Test
  void whatIsNoRequestIsRefused() throws IOException {
    start();
    assertRefused(400, "a request without a body", ask(""));
    assertRefused(400, "expected an object", ask("[]"));
    assertRefused(400, "something behind the end of a request", ask("{} {}"));
    assertRefused(400, "'what' is missing", ask("{}"));
    assertRefused(400, "the value of 'what' does not fit", ask("{\"what\":1}"));
    assertTrue(ask("{\"what").body().startsWith("{\"error\":\"a request that is not JSON: "));
    assertTrue(ask("[".repeat(90)).body().startsWith("{\"error\":\"a request that is not JSON: "));
    assertTrue(ask("{\"what\":\"\u0000\"}").body().startsWith("{\"error\":\"a request that is not JSON: "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense\r\n\r\n", "GET\r\n\r\n", "GET //a.js HTTP/1.0\r\nHost: localhost\r\n\r\n", "GET /\r\n\r\n",
      "GET / HTTP/1.0\r\nHost localhost\r\n\r\n", "\u0000\u0001\u0002\r\n\r\n",
      "POST /api/do HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
      "POST /api/do HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "POST /api/do HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
      "POST /api/do HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n"})
  void whatIsNoHttpDoesNoHarm(String request) throws IOException {
    start();
    Answer answer = answer(request);
    assertTrue(answer.head().isEmpty() || answer.status() >= 400, answer::head);
    assertEquals("the page", answer(get("/")).body());
  }

  @Test
  void aHeaderWithoutEndIsNotKept() throws IOException {
    start();
    try (RawClient client = new RawClient(service.url())) {
      client.send("GET / HTTP/1.0\r\nHost: localhost\r\nX: " + "x".repeat(1 << 15));
      assertEquals("", client.answer().head());
    } catch (IOException closed) {
      // The other way to see it.
    }
    assertEquals("the page", answer(get("/")).body());
  }

  @Test
  void aBodyHasALimit() throws IOException {
    start();
    String what = "x".repeat(BODY - body("").length());
    assertEquals("{\"error\":\"the result is too large: more than 50 bytes\"}\n", ask(body(what)).body());
    assertRefused(413, "the body of a request may have 100 bytes, and this one has more", ask(body(what + "x")));
    assertRefused(413, "the body of a request may have 100 bytes, and this one has more", ask(body("x".repeat(50 * BODY))));
  }

  @Test
  void aResultHasALimit() throws IOException {
    start();
    assertEquals("{\"error\":\"the result is too large: more than 50 bytes\"}\n", ask(body("much")).body());
  }

  @Test
  void workHasATimeLimit() throws IOException {
    start(1, 1, Duration.ofMillis(20), "127.0.0.1");
    assertEquals("{\"error\":\"stopped after 0.02 s, the time limit of a request\"}\n", ask(body("wait")).body());
    assertEquals("{\"result\":\"hi\"}\n", ask(body("hi")).body());
  }

  @Test
  void aCrashIsSaid() throws IOException {
    start();
    assertEquals("{\"error\":\"internal error: java.lang.StackOverflowError\"}\n", ask(body("crash")).body());
  }

  @Test
  void whoWaitsIsTold() throws Exception {
    start(1, 1, Duration.ofSeconds(30), "127.0.0.1");
    try (RawClient running = new RawClient(service.url()); RawClient waiting = new RawClient(service.url())) {
      running.send(post("/api/do", body("wait")));
      entered.await();
      waiting.send(post("/api/do", body("hi")));
      while (!waiting.line().equals("{\"state\":\"waiting\"}")) {
        // The header, and what follows it.
      }
      while (!running.line().equals("{\"state\":\"running\"}")) {
        // The same.
      }
      Answer refused = ask(body("hi"));
      assertRefused(503, "the server is busy: try again in a moment", refused);
      assertEquals("1", refused.header("retry-after"));
      running.hangUp();
      String line = waiting.line();
      while (line.startsWith("{\"state\"")) line = waiting.line();
      assertEquals("{\"result\":\"hi\"}", line);
    }
  }

  @Test
  void whoWaitsForTooLongIsToldSo() throws Exception {
    start(1, 1, Duration.ofSeconds(1), "127.0.0.1");
    CountDownLatch released = new CountDownLatch(1);
    jobs.start(Duration.ofSeconds(30), () -> {
      entered.countDown();
      try {
        released.await();
      } catch (InterruptedException e) {
        return 1;
      }
      return 0;
    });
    entered.await();
    String body = ask(body("hi")).body();
    assertTrue(body.endsWith("{\"error\":\"the server is busy, and had no turn for this request in time\"}\n"), body);
    released.countDown();
    assertEquals("{\"result\":\"hi\"}\n", ask(body("hi")).body());
  }

  @Test
  void whoGoesCancelsWhatWasToBeDone() throws Exception {
    start();
    try (RawClient client = new RawClient(service.url())) {
      client.send(post("/api/do", body("wait")));
      entered.await();
      assertFalse(interrupted.getCount() == 0);
    }
    interrupted.await();
  }

  @Test
  void whoSendsTooSlowlyIsCutOff() throws IOException {
    start();
    try (RawClient header = new RawClient(service.url()); RawClient body = new RawClient(service.url())) {
      header.send("GET / HTTP/1.1\r\nHost: local");
      body.send("POST /api/do HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{");
      assertEquals("", header.answer().head());
      assertEquals("", body.answer().head());
    }
    assertEquals("the page", answer(get("/")).body());
  }

  @Test
  void oneConnectionCanBeUsedAgain() throws IOException {
    start();
    try (RawClient client = new RawClient(service.url())) {
      String request = post("/api/do", body("hi")).replace("HTTP/1.0", "HTTP/1.1");
      client.send(request + request.replace("Host", "Connection: close\r\nHost"));
      Answer both = client.answer();
      assertEquals(2, both.body().split("\\{\"result\":\"hi\"}", -1).length - 1, both.body());
    }
  }
}
