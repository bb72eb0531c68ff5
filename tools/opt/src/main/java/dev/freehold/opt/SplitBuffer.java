// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;

/** Takes an input apart wherever a marker stands; the chunks keep their line numbers. */
public final class SplitBuffer {
  public static final String MARKER = "// -----";
  /** So much of the end of a marker may be wrong for something to be a near miss. */
  private static final int SUFFIX = 2;

  private final Source whole;
  private final byte[] bytes;
  private final byte[] marker;
  private final Diagnostics warnings;

  private SplitBuffer(String name, byte[] bytes, String marker, Diagnostics warnings) {
    this.whole = new Source(name, bytes);
    this.bytes = bytes;
    this.marker = Utf8.encode(marker);
    this.warnings = warnings;
  }

  /** The chunks in order; {@code warnings} receives near misses of the marker. */
  public static List<Source> of(String name, byte[] bytes, String marker, Diagnostics warnings) {
    return new SplitBuffer(name, bytes, marker, warnings).chunks();
  }

  // The text is taken apart at the beginnings of markers; what stands between two of them then begins with the end of the
  // marker, or was none. Behind nothing at all, as at the start of the text, nobody looks for that end: it belongs to the piece.
  // A zero is no part of any marker, but the reference takes none that has one behind it.
  private List<Source> chunks() {
    List<Source> chunks = new ArrayList<>();
    int prefix = Math.max(marker.length - SUFFIX, 0);
    int start = 0;
    int end = next(0, prefix);
    while (end < bytes.length) {
      int between = end + prefix;
      int next = next(between, prefix);
      if (start == end) {
        start = between;
      } else if (between + SUFFIX < next && matches(between, prefix, marker.length) && bytes[between + SUFFIX] != '0') {
        chunks.add(whole.piece(start, end));
        start = between + SUFFIX;
      } else {
        warnings.report(Diagnostic.warning(whole.location(between), "near miss with file split marker").build());
      }
      end = next;
    }
    if (start < end) chunks.add(whole.piece(start, end));
    return chunks;
  }

  /** Where the next marker begins, the end of the text where there is none. */
  private int next(int from, int prefix) {
    int at = from;
    while (at < bytes.length && !matches(at, 0, prefix)) at++;
    return at;
  }

  private boolean matches(int at, int from, int to) {
    if (at + to - from > bytes.length) return false;
    for (int i = from; i < to; i++) {
      if (bytes[at + i - from] != marker[i]) return false;
    }
    return true;
  }
}
