// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import java.util.Map;

/** A request is not served; the message is for whoever sent it. */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1;

  final int status;
  /** Why. */
  final String reason;
  final transient Map<String, String> headers;

  /** @param status of HTTP */
  Refusal(int status, String message) {
    this(status, message, Map.of());
  }

  /** @param headers to be sent with it */
  Refusal(int status, String message, Map<String, String> headers) {
    super(message);
    reason = message;
    this.status = status;
    this.headers = headers;
  }
}
