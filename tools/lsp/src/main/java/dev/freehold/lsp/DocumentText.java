// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.Source;
import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * A text with both ways of counting in it: lines and UTF-16 units, as editors do, and bytes of UTF-8, as the parser does. Lines end as the protocol says, with
 * {@code \n}, {@code \r\n} or {@code \r}.
 */
final class DocumentText {
  private final String text;
  private final byte[] bytes;
  /** Where lines begin, in UTF-16 units and in bytes. */
  private int[] lineUnits = new int[64];
  private int[] lineBytes = new int[64];
  private int lineCount = 1;

  DocumentText(String text) {
    this.text = text;
    bytes = Utf8.encode(text);
    int at = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      at += byteCount(i);
      if (c == '\n' || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n')) addLine(i + 1, at);
    }
  }

  private void addLine(int unit, int at) {
    if (lineCount == lineUnits.length) {
      lineUnits = Arrays.copyOf(lineUnits, lineCount * 2);
      lineBytes = Arrays.copyOf(lineBytes, lineCount * 2);
    }
    lineUnits[lineCount] = unit;
    lineBytes[lineCount++] = at;
  }

  /** How many bytes a UTF-16 unit adds: the second of a pair has those of both, a lone one is a single byte. */
  private int byteCount(int i) {
    char c = text.charAt(i);
    if (c < 0x80) return 1;
    if (c < 0x800) return 2;
    if (!Character.isSurrogate(c)) return 3;
    if (Character.isLowSurrogate(c) && i > 0 && Character.isHighSurrogate(text.charAt(i - 1))) return 4;
    boolean isFirstOfPair = Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
    return isFirstOfPair ? 0 : 1;
  }

  String text() {
    return text;
  }

  Source source(String name) {
    return new Source(name, bytes);
  }

  int byteCount() {
    return bytes.length;
  }

  int lineCount() {
    return lineCount;
  }

  /** A line, from 0 on, without what ends it. */
  String line(int line) {
    int end = lineEnd(line);
    return text.substring(lineUnits[line], end);
  }

  private int lineEnd(int line) {
    int end = line + 1 < lineCount ? lineUnits[line + 1] : text.length();
    while (end > lineUnits[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) end--;
    return end;
  }

  /** What stands from one byte to before another. */
  String text(int from, int to) {
    return Utf8.decode(bytes, from, to - from);
  }

  /** The UTF-16 unit of a position; places behind the end of a line, or of the text, are the end. */
  int unit(Position position) {
    if (position.getLine() < 0) return 0;
    if (position.getLine() >= lineCount) return text.length();
    int start = lineUnits[position.getLine()];
    return start + Math.clamp(position.getCharacter(), 0, lineEnd(position.getLine()) - start);
  }

  /** The byte of a position. */
  int offset(Position position) {
    int unit = unit(position);
    int line = Math.clamp(position.getLine(), 0, lineCount - 1);
    int at = lineBytes[line];
    if (isAscii(line)) return at + unit - lineUnits[line];
    for (int i = lineUnits[line]; i < unit; i++) at += byteCount(i);
    return at;
  }

  /** Whether both ways of counting are the same in a line. */
  private boolean isAscii(int line) {
    boolean isLast = line + 1 == lineCount;
    int units = (isLast ? text.length() : lineUnits[line + 1]) - lineUnits[line];
    return units == (isLast ? bytes.length : lineBytes[line + 1]) - lineBytes[line];
  }

  /** The line, from 0 on, of a byte. */
  int lineOf(int offset) {
    int found = Arrays.binarySearch(lineBytes, 0, lineCount, Math.clamp(offset, 0, bytes.length));
    return found >= 0 ? found : -found - 2;
  }

  Position position(int offset) {
    int line = lineOf(offset);
    int unit = lineUnits[line];
    int at = lineBytes[line];
    if (isAscii(line)) return new Position(line, Math.clamp(offset, 0, bytes.length) - at);
    while (unit < text.length() && at < offset) at += byteCount(unit++);
    return new Position(line, unit - lineUnits[line]);
  }

  Range range(int from, int to) {
    return new Range(position(from), position(to));
  }

  Range all() {
    return range(0, bytes.length);
  }

  /** The text with a range of it replaced; ends of the range that are in the wrong order are swapped. */
  DocumentText with(Range range, String replacement) {
    int start = unit(range.getStart());
    int end = unit(range.getEnd());
    return new DocumentText(text.substring(0, Math.min(start, end)) + replacement + text.substring(Math.max(start, end)));
  }
}
