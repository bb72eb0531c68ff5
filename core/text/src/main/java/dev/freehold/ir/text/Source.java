// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Utf8;
import org.jspecify.annotations.Nullable;

/** A text to parse, or a piece of one: its bytes, and where its lines begin. Positions count from the start of the whole text. */
public final class Source {
  private final String name;
  private final byte[] bytes;
  private final int start;
  private final int end;
  private final Lines lines;
  /** The line, from 0 on, of the last position that was asked about: the next one is most often there or a little behind. */
  private int lastLine;

  /** The name is that of the file, {@code -} for the standard input. */
  public Source(String name, byte[] bytes) {
    this(name, bytes, 0, bytes.length, new Lines(bytes));
  }

  private Source(String name, byte[] bytes, int start, int end, Lines lines) {
    this.name = name;
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.lines = lines;
  }

  /** The piece between two positions, as a text of its own; places in it keep their lines. */
  public Source piece(int from, int to) {
    return new Source(name, bytes, from, to, lines);
  }

  /** Finds out where all lines begin, so that nobody has to who asks for one, perhaps on another thread. */
  void findLines() {
    lines.findAll();
  }

  /** A text in memory. */
  public static Source of(String name, String text) {
    return new Source(name, Utf8.encode(text));
  }

  public String name() {
    return name;
  }

  /** The bytes of the whole text, also around the piece that is to be read; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** Where the piece begins that is to be read; 0 for a whole text. */
  public int start() {
    return start;
  }

  /** Where the text, or the piece of it that is to be read, ends. */
  public int end() {
    return end;
  }

  /** What stands from one position to before another, see {@link Utf8}. */
  public String text(int from, int to) {
    return Utf8.decode(bytes, from, to - from);
  }

  /** Line, from 1 on, of a position. */
  public int line(int position) {
    return 1 + lineIndex(position);
  }

  /** Column, in bytes from 1 on, of a position. */
  public int column(int position) {
    return position - lines.start(lineIndex(position)) + 1;
  }

  /** The place of a position as a location. */
  public Location location(int position) {
    int index = lineIndex(position);
    return Location.file(name, 1 + index, position - lines.start(index) + 1);
  }

  /** The location of the whole text or piece. */
  Location location() {
    return start == 0 ? Location.file(name, 0, 0) : location(start);
  }

  /** A line, by its number, without what ends it; null where the text has no such line. */
  public @Nullable String lineText(int number) {
    int index = number - 1;
    int count = lines.count();
    if (index < 0 || index >= count) return null;
    int first = lines.start(index);
    int behind = index + 1 < count ? lines.start(index + 1) - 1 : bytes.length;
    if (behind > first && bytes[behind - 1] == '\r') behind--;
    return text(first, behind);
  }

  private int lineIndex(int position) {
    return lastLine = lines.at(position, lastLine);
  }

  /** Where what stands before a position ends, blanks, empty lines and comments left out; the position itself where nothing does. */
  int endOfPrevious(int position) {
    int at = position;
    while (true) {
      while (at > start && (bytes[at - 1] == ' ' || bytes[at - 1] == '\t')) at--;
      if (at == start) return position;
      if (bytes[at - 1] != '\n' && bytes[at - 1] != '\r') return at;
      at--;
      int lineStart = at;
      while (lineStart > start && bytes[lineStart - 1] != '\n' && bytes[lineStart - 1] != '\r') lineStart--;
      for (int i = lineStart; i + 1 < at; i++) {
        if (bytes[i] != '/' || bytes[i + 1] != '/') continue;
        at = i;
        break;
      }
    }
  }
}
