// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.playground;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Something that a client does to a server, on a connection of its own.
 *
 * @param sent all that it sends, as the bytes of the characters
 * @param expected what must be somewhere in the answer
 * @param waits whether it waits for an answer
 */
record Attempt(String name, String sent, Pattern expected, boolean waits) {
  private static final Pattern BUSY = Pattern.compile("\r\nRetry-after: \\d+\r\n|\\{\"error\":\"the server is busy", Pattern.CASE_INSENSITIVE);
  private static final int ENOUGH = 1 << 14;

  /** What comes of it. */
  enum Result {
    EXPECTED, BUSY, UNEXPECTED
  }

  static Attempt of(String name, String sent, String expected) {
    return new Attempt(name, sent, Pattern.compile(expected), true);
  }

  /** A client that goes before it has an answer. */
  static Attempt leaving(String name, String sent) {
    return new Attempt(name, sent, Pattern.compile(""), false);
  }

  static String get(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  }

  static String post(String endpoint, String json) {
    return "POST /api/" + endpoint + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: "
        + json.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + json;
  }

  Result result(String answer) {
    if (BUSY.matcher(answer).find()) return Result.BUSY;
    return expected.matcher(answer).find() ? Result.EXPECTED : Result.UNEXPECTED;
  }

  /** The answer; of a long one, where it begins and ends. */
  String answer(URI server) throws IOException {
    try (Socket socket = new Socket(server.getHost(), server.getPort())) {
      socket.getOutputStream().write(sent.getBytes(StandardCharsets.UTF_8));
      if (!waits) return "";
      String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return all.length() <= 2 * ENOUGH ? all : all.substring(0, ENOUGH) + all.substring(all.length() - ENOUGH);
    } catch (SocketException closed) {
      return "closed";
    }
  }
}
