// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.TextSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Text that waits until it may be written. */
final class TextChunks extends Utf8Sink {
  private final List<byte[]> full = new ArrayList<>(0);
  private long fullLength;

  @Override
  void take(byte[] chunk, int length) {
    full.add(Arrays.copyOf(chunk, length));
    fullLength += length;
  }

  long length() {
    return fullLength + size();
  }

  /** Writes the text, and forgets it. */
  void moveAllTo(TextSink out) {
    for (byte[] chunk : full) out.utf8(chunk, chunk.length);
    full.clear();
    fullLength = 0;
    moveTo(out);
  }
}
