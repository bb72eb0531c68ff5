// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import dev.freehold.serve.MalformedRequest;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads requests and writes responses. */
interface WorkChannel {
  /**
   * Waits for the next request; null at the end of the input.
   *
   * @throws MalformedRequest where a message is none, but the next one can be read
   * @throws IOException where nothing more can be read, also because nobody can tell where the next message begins
   */
  @Nullable
  WorkRequest read() throws IOException, MalformedRequest;

  void write(WorkResponse response) throws IOException;
}
