// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import java.time.Duration;

/**
 * What connections may take. The server of the JDK asks for this in properties of the process (see the module {@code jdk.httpserver}), once, when the
 * first one is made; a property that somebody has set stays as it is.
 */
final class ConnectionLimits {
  private static final int CONNECTIONS = 256;
  /** How long a client may take for sending its request, and for reading the answer. */
  private static final Duration TRANSFER = Duration.ofSeconds(20);
  private static final int HEADER_BYTES = 1 << 14;
  private static final int HEADERS = 64;

  private ConnectionLimits() {}

  static void set(HttpLimits limits) {
    Duration answer = limits.time().multipliedBy(2).plus(TRANSFER);      // it waits, runs and is sent
    set("jdk.httpserver.maxConnections", CONNECTIONS);
    set("sun.net.httpserver.maxIdleConnections", CONNECTIONS);
    set("sun.net.httpserver.maxReqTime", TRANSFER.toSeconds());
    set("sun.net.httpserver.maxRspTime", answer.toSeconds());
    set("sun.net.httpserver.maxReqHeaderSize", HEADER_BYTES);
    set("sun.net.httpserver.maxReqHeaders", HEADERS);
    // Else there are 40 ms between the parts of an answer.
    if (System.getProperty("sun.net.httpserver.nodelay") == null) System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private static void set(String property, long value) {
    if (System.getProperty(property) == null) System.setProperty(property, Long.toString(value));
  }
}
