// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Text for a file or a pipe. */
final class StreamSink extends Utf8Sink {
  private final OutputStream out;

  StreamSink(OutputStream out) {
    this.out = out;
  }

  @Override
  void take(byte[] chunk, int length) {
    try {
      out.write(chunk, 0, length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
