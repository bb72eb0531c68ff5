// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A client that sends whatever a test wants it to. */
final class RawClient implements AutoCloseable {
  /**
   * What a server has answered.
   *
   * @param head the lines before the body, in lower case
   */
  record Answer(String head, String body) {
    int status() {
      return Integer.parseInt(head.split(" ")[1]);
    }

    /** The value of a header; empty if it is not there. */
    String header(String name) {
      return head.lines().filter(line -> line.startsWith(name + ": ")).map(line -> line.substring(name.length() + 2)).findFirst().orElse("");
    }
  }

  private final Socket socket;

  RawClient(String url) throws IOException {
    URI uri = URI.create(url);
    socket = new Socket(uri.getHost(), uri.getPort());
  }

  static String get(String path) {
    return "GET " + path + " HTTP/1.0\r\nHost: localhost\r\n\r\n";
  }

  static String post(String path, String body) {
    return post(path, "application/json", body);
  }

  static String post(String path, String type, String body) {
    return "POST " + path + " HTTP/1.0\r\nHost: localhost\r\nContent-Type: " + type + "\r\nContent-Length: "
        + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body;
  }

  /** Sends a request and reads until the server closes the connection. */
  static Answer answer(String url, String request) throws IOException {
    try (RawClient client = new RawClient(url)) {
      client.send(request);
      return client.answer();
    }
  }

  void send(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  Answer answer() throws IOException {
    String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int end = all.indexOf("\r\n\r\n");
    return end < 0 ? new Answer(all, "") : new Answer(all.substring(0, end).toLowerCase(Locale.ROOT), all.substring(end + 4));
  }

  /** The next line that the server sends. */
  String line() throws IOException {
    InputStream in = socket.getInputStream();
    StringBuilder line = new StringBuilder();
    for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) line.append((char) b);
    return line.toString();
  }

  /** Closes the connection, answered or not. */
  void hangUp() throws IOException {
    socket.close();
  }

  @Override
  public void close() throws IOException {
    hangUp();
  }
}
