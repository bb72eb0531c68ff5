// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import java.io.IOException;
import java.io.InputStream;

/** Reads what comes with a request. */
final class Body {
  private static final JsonFactory JSON = new JsonFactory();
  /** So many times the limit is read and forgotten: who still writes does not read the answer. */
  private static final int PATIENCE = 64;

  private Body() {}

  /** All of it. */
  static byte[] read(HttpExchange exchange, int limit) throws IOException, Refusal {
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (type == null || !type.split(";", 2)[0].strip().equalsIgnoreCase("application/json"))
      throw new Refusal(415, "the body of a request must be 'application/json'");
    InputStream in = exchange.getRequestBody();
    byte[] body = in.readNBytes(limit + 1);
    if (body.length <= limit) return body;
    byte[] rest = new byte[1 << 14];
    for (long left = (long) PATIENCE * limit; left > 0;) {
      int count = in.read(rest);
      if (count < 0) break;
      left -= count;
    }
    throw new Refusal(413, "the body of a request may have " + limit + " bytes, and this one has more");
  }

  /** The message that the bytes are. */
  static JsonMessage parse(byte[] body) throws Refusal {
    try (JsonParser parser = JSON.createParser(body)) {
      JsonMessage message = JsonMessage.read(parser);
      if (message != null && parser.nextToken() == null) return message;
      throw new Refusal(400, message == null ? "a request without a body" : "something behind the end of a request");
    } catch (MalformedRequest bad) {
      throw new Refusal(400, bad.reason());
    } catch (IOException bad) {
      throw new Refusal(400, String.valueOf(bad.getMessage()));
    }
  }
}
