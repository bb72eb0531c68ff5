// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Workers;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a large text in pieces, several at a time. It cuts in front of lines that begin in the column of the first operation of a block, and so somewhere
 * between the operations of that block, if the text is laid out as is usual. Each piece is read as a list of operations; what it uses and does not
 * define is looked up when the pieces are put together. A text for which that does not work, and each text with an error, is to be read in one
 * piece by {@link OpParser}: the {@link ParseStop} that is thrown then says no more than that ({@code docs/decisions/0038-reading-in-pieces.md}).
 */
final class PiecewiseParser extends OpParser {
  /** More than there are threads, as some take longer than others. */
  private static final int PIECES_PER_THREAD = 8;
  /** So deep are the operations of functions in a module; no deeper block is likely to have most of the text in it. */
  private static final int DEEPEST = 2;
  /** In so many blocks places for cuts are looked for, each time in all of the text that is left. */
  private static final int MOST_ATTEMPTS = 4;

  private final Workers workers;
  private final Diagnostics diagnostics;
  private final int leastPiece;
  private int attempts;

  /**
   * Reads with some workers.
   *
   * @param leastPiece how many bytes a piece has at least
   */
  PiecewiseParser(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics, Workers workers, int leastPiece) {
    super(source, registry, options, diagnostics);
    this.workers = workers;
    this.diagnostics = diagnostics;
    this.leastPiece = leastPiece;
    source.findLines(workers);
  }

  @Override
  void operation(Block into) {
    if (attempts == MOST_ATTEMPTS || !into.isEmpty() || regions().depth() > DEEPEST || isNext("module") || isNext("builtin.module")) {
      super.operation(into);
      return;
    }
    attempts++;
    List<Integer> starts = cuts();
    if (starts.size() == 1) super.operation(into);
    else readPieces(starts, into);
  }

  private void readPieces(List<Integer> starts, Block into) {
    attempts = MOST_ATTEMPTS;
    int last = starts.size() - 1;
    PieceParser[] pieces = new PieceParser[starts.size()];
    // Until the JVM has compiled what reads, another thread would interpret it, too, and take time from the compiler.
    pieces[0] = read(0, starts);
    workers.run(last, i -> pieces[i + 1] = read(i + 1, starts));
    for (PieceParser piece : pieces) adopt(piece, into);
  }

  /** Reads piece {@code i}. The last one ends with the block. */
  private PieceParser read(int i, List<Integer> starts) {
    return i + 1 == starts.size()
        ? new PieceParser(this, starts.get(i), source().end(), diagnostics).readBlock()
        : new PieceParser(this, starts.get(i), starts.get(i + 1), diagnostics).readAll();
  }

  /** Where pieces begin, the first of them here. */
  private List<Integer> cuts() {
    int start = loc();
    List<Integer> starts = new ArrayList<>();
    starts.add(start);
    int length = source().end() - start;
    int size = Math.max(leastPiece, length / (workers.count() * PIECES_PER_THREAD));
    int column = source().column(start);
    for (int at = start + size; at < source().end(); at += size) {
      int cut = lineBeginningAt(column, Math.max(at, starts.getLast() + 1), Math.min(at + size, source().end()));
      if (cut >= 0) starts.add(cut);
    }
    return starts;
  }

  /** The first operation that begins between two positions, in a line of its own and in a column; -1 where there is none. */
  private int lineBeginningAt(int column, int from, int to) {
    byte[] bytes = source().bytes();
    for (int line = source().nextLine(from); line < to; line = source().nextLine(line)) {
      int first = line;
      while (first < to && bytes[first] == ' ') first++;
      if (first < to && first - line == column - 1 && beginsOperation(bytes[first])) return first;
    }
    return -1;
  }

  private static boolean beginsOperation(byte first) {
    return first == '%' || first == '"' || Lexer.isLetter(first);
  }
}
