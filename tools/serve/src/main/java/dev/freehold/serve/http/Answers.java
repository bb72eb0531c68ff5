// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;

/** How answers are sent: what all of them have in common. */
final class Answers {
  /** What a browser may do with a page: run its scripts, use its styles and ask this server; nothing of anybody else, and no script in the page itself. */
  private static final String POLICY = "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; style-src 'self'";
  private static final String POLICY_HEADER = "Content-Security-Policy";
  private static final Map<String, String> SECURITY = Map.of(
      POLICY_HEADER, POLICY,
      "X-Content-Type-Options", "nosniff",
      "X-Frame-Options", "DENY",
      "Referrer-Policy", "no-referrer",
      "Cross-Origin-Opener-Policy", "same-origin",
      "Cross-Origin-Resource-Policy", "same-origin");
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String JSON_LINES = "application/x-ndjson";

  private Answers() {}

  /** To be called before anything else is done with a request. */
  static void secure(HttpExchange exchange) {
    SECURITY.forEach(exchange.getResponseHeaders()::set);
  }

  static void page(HttpExchange exchange, Page page) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", page.type());
    if (page.isHtml()) {
      String nonce = nonce();
      headers.set(POLICY_HEADER, POLICY + " 'nonce-" + nonce + "'");
      headers.set("Cache-Control", "no-store");
      send(exchange, 200, page.withNonce(nonce));
      return;
    }
    headers.set("Cache-Control", "no-cache");      // but it may be kept, and asked for by its tag
    headers.set("ETag", page.tag());
    if (page.tag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) exchange.sendResponseHeaders(304, -1);
    else send(exchange, 200, page.content());
  }

  private static String nonce() {
    byte[] bytes = new byte[16];
    RANDOM.nextBytes(bytes);
    return Base64.getEncoder().encodeToString(bytes);
  }

  /** The connection is closed: there may be something on it that has not been read. */
  static void refusal(HttpExchange exchange, Refusal refusal) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    refusal.headers.forEach(headers::set);
    headers.set("Connection", "close");
    json(headers);
    send(exchange, refusal.status, error(refusal.reason));
  }

  /** Begins an answer of several lines. */
  static OutputStream lines(HttpExchange exchange) throws IOException {
    json(exchange.getResponseHeaders());
    exchange.sendResponseHeaders(200, 0);
    return exchange.getResponseBody();
  }

  private static void json(Headers headers) {
    headers.set("Content-Type", JSON_LINES);
    headers.set("Cache-Control", "no-store");
  }

  private static void send(HttpExchange exchange, int status, byte[] content) throws IOException {
    boolean isHead = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, isHead || content.length == 0 ? -1 : content.length);
    if (!isHead) exchange.getResponseBody().write(content);
  }

  /** The line that says what is wrong. */
  static byte[] error(String message) {
    return line("{\"error\":\"" + new String(JsonStringEncoder.getInstance().quoteAsString(message)) + "\"}");
  }

  static byte[] line(String json) {
    return (json + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
