// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads requests and writes responses. */
interface WorkChannel {
  /** A message that is none, behind which the next one can be read. */
  final class Malformed extends Exception {
    private static final long serialVersionUID = 1;

    Malformed(@Nullable String message) {
      super(message);
    }
  }

  /**
   * Waits for the next request; null at the end of the input.
   *
   * @throws IOException where nothing more can be read, also because nobody can tell where the next message begins
   */
  @Nullable
  WorkRequest read() throws IOException, Malformed;

  void write(WorkResponse response) throws IOException;
}
