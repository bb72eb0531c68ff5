// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.http;

import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import java.io.IOException;
import java.io.OutputStream;

/** What clients may ask for by a POST. */
@FunctionalInterface
public interface Endpoint {
  /** What a request asks for; soon ends once the thread is interrupted. */
  @FunctionalInterface
  interface Work {
    /** Writes a JSON value, without line breaks. */
    void run(OutputStream result) throws IOException;
  }

  /**
   * Looks at a request, and does nothing yet.
   *
   * @throws MalformedRequest if something in it is not allowed
   */
  Work work(JsonMessage request) throws MalformedRequest;
}
