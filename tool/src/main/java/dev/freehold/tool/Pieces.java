// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.diag.Diagnostics;
import dev.freehold.ir.text.Source;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Takes an input apart wherever a marker stands; the pieces keep their line numbers. */
final class Pieces {
  static final String MARKER = "// -----";
  /** So much of the end of a marker may be wrong for something to be a near miss. */
  private static final int SUFFIX = 2;

  private final Source whole;
  private final byte[] bytes;
  private final byte[] marker;
  private final Diagnostics warnings;

  private Pieces(String name, byte[] bytes, String marker, Diagnostics warnings) {
    this.whole = new Source(name, bytes);
    this.bytes = bytes;
    this.marker = marker.getBytes(StandardCharsets.ISO_8859_1);
    this.warnings = warnings;
  }

  /** The pieces in order; {@code warnings} hears of what looks like a marker and is none. */
  static List<Source> of(String name, byte[] bytes, String marker, Diagnostics warnings) {
    return new Pieces(name, bytes, marker, warnings).pieces();
  }

  private List<Source> pieces() {
    List<Source> pieces = new ArrayList<>();
    int prefix = Math.max(marker.length - SUFFIX, 0);
    int start = 0;
    for (int at = 0; at + prefix <= bytes.length; at++) {
      if (!matches(at, 0, prefix)) continue;
      // A marker that ends the text separates nothing.
      if (at + marker.length < bytes.length && matches(at + prefix, prefix, marker.length)) {
        pieces.add(whole.piece(start, at));
        start = at + marker.length;
      } else if (at > start) {
        warnings.report(Diagnostic.warning(whole.location(at + prefix), "near miss with file split marker").build());
      }
      at += prefix;
    }
    if (start < bytes.length) pieces.add(whole.piece(start, bytes.length));
    return pieces;
  }

  private boolean matches(int at, int from, int to) {
    if (at + to - from > bytes.length) return false;
    for (int i = from; i < to; i++) {
      if (bytes[at + i - from] != marker[i]) return false;
    }
    return true;
  }
}
