// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.TextSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Text that waits until it may be written. */
final class TextChunks extends Utf8Sink {
  /** Null where there are none: most texts are short. */
  private @Nullable List<byte[]> full;
  private long fullLength;

  @Override
  void take(byte[] chunk, int length) {
    if (full == null) full = new ArrayList<>();
    full.add(Arrays.copyOf(chunk, length));
    fullLength += length;
  }

  long length() {
    return fullLength + size();
  }

  /** Writes the text, and forgets it. */
  void moveAllTo(TextSink out) {
    if (full != null) {
      for (byte[] chunk : full) out.utf8(chunk, chunk.length);
    }
    full = null;
    fullLength = 0;
    moveTo(out);
  }
}
