// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Location;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A text to parse: its bytes, and where its lines begin. */
public final class Source {
  private final String name;
  private final byte[] bytes;
  private final int firstLine;
  private int[] lineStarts;
  private int lineCount;

  /** The name is that of the file, {@code -} for the standard input. */
  public Source(String name, byte[] bytes) {
    this(name, bytes, 1);
  }

  /** A piece of a larger text, whose first line has the number {@code firstLine}. */
  public Source(String name, byte[] bytes, int firstLine) {
    this.name = name;
    this.bytes = bytes;
    this.firstLine = firstLine;
  }

  /** A text in memory; every char is one byte. */
  public static Source of(String name, String text) {
    return new Source(name, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  public String name() {
    return name;
  }

  byte[] bytes() {
    return bytes;
  }

  public int length() {
    return bytes.length;
  }

  /** The bytes from {@code start} to before {@code end}, one char each. */
  public String text(int start, int end) {
    return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
  }

  /** Line, from 1 on, of a position. */
  public int line(int position) {
    return firstLine + lineIndex(position);
  }

  /** Column, in bytes from 1 on, of a position. */
  public int column(int position) {
    return position - lineStarts()[lineIndex(position)] + 1;
  }

  /** The place of a position as a location. */
  public Location location(int position) {
    int index = lineIndex(position);
    return Location.file(name, firstLine + index, position - lineStarts[index] + 1);
  }

  /** A line, by its number, without what ends it; null where the text has no such line. */
  public String lineText(int number) {
    int[] starts = lineStarts();
    int index = number - firstLine;
    if (index < 0 || index >= lineCount) return null;
    int end = index + 1 < lineCount ? starts[index + 1] - 1 : bytes.length;
    if (end > starts[index] && bytes[end - 1] == '\r') end--;
    return text(starts[index], end);
  }

  private int lineIndex(int position) {
    int found = Arrays.binarySearch(lineStarts(), 0, lineCount, position);
    return found >= 0 ? found : -found - 2;
  }

  private int[] lineStarts() {
    if (lineStarts != null) return lineStarts;
    int[] starts = new int[64];
    int count = 1;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] != '\n') continue;
      if (count == starts.length) starts = Arrays.copyOf(starts, count * 2);
      starts[count++] = i + 1;
    }
    lineCount = count;
    lineStarts = starts;
    return starts;
  }

  /** Where what stands before a position ends, blanks, empty lines and comments left out; the position itself where nothing does. */
  int endOfPrevious(int position) {
    int at = position;
    while (true) {
      while (at > 0 && (bytes[at - 1] == ' ' || bytes[at - 1] == '\t')) at--;
      if (at == 0) return position;
      if (bytes[at - 1] != '\n' && bytes[at - 1] != '\r') return at;
      at--;
      int lineStart = at;
      while (lineStart > 0 && bytes[lineStart - 1] != '\n' && bytes[lineStart - 1] != '\r') lineStart--;
      for (int i = lineStart; i + 1 < at; i++) {
        if (bytes[i] != '/' || bytes[i + 1] != '/') continue;
        at = i;
        break;
      }
    }
  }
}
