// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.ir.text.Source;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes an input apart at lines that consist of a marker; the pieces keep their line numbers. */
final class Pieces {
  static final String MARKER = "// -----";

  private Pieces() {}

  static List<Source> of(String name, byte[] bytes, String marker) {
    byte[] wanted = marker.getBytes(StandardCharsets.ISO_8859_1);
    List<Source> pieces = new ArrayList<>();
    int start = 0;
    int firstLine = 1;
    int line = 1;
    for (int at = 0; at < bytes.length; line++) {
      int end = at;
      while (end < bytes.length && bytes[end] != '\n') end++;
      if (isMarker(bytes, at, end, wanted)) {
        pieces.add(new Source(name, Arrays.copyOfRange(bytes, start, at), firstLine));
        start = Math.min(end, bytes.length);
        firstLine = line;
      }
      at = end + 1;
    }
    pieces.add(new Source(name, Arrays.copyOfRange(bytes, start, bytes.length), firstLine));
    return pieces;
  }

  private static boolean isMarker(byte[] bytes, int start, int end, byte[] marker) {
    while (end > start && (bytes[end - 1] == ' ' || bytes[end - 1] == '\r' || bytes[end - 1] == '\t')) end--;
    return Arrays.equals(bytes, start, end, marker, 0, marker.length);
  }
}
