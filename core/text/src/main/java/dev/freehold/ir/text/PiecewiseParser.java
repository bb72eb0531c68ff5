// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

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
  }

  @Override
  void operation(Block into) {
    if (attempts == MOST_ATTEMPTS || !into.isEmpty() || regions().depth() > DEEPEST || isNext("module") || isNext("builtin.module")) {
      super.operation(into);
      return;
    }
    attempts++;
    Cuts cuts = new Cuts(loc());
    if (cuts.findNext()) readPieces(cuts, into);
    else super.operation(into);
  }

  private void readPieces(Cuts cuts, Block into) {
    attempts = MOST_ATTEMPTS;
    int second = cuts.starts.get(1);
    PieceParser[] first = new PieceParser[1];
    // Until the JVM has compiled what reads, another thread would interpret it, too, and take time from the compiler.
    workers.run(2, task -> {
      if (task == 0) first[0] = new PieceParser(this, cuts.starts.getFirst(), second, diagnostics).readAll();
      else cuts.findAll();
    });
    Joining joining = new Joining(cuts.starts.size(), into);
    joining.add(0, first[0]);
    workers.run(cuts.starts.size() - 1, i -> joining.add(i + 1, read(i + 1, cuts.starts)));
  }

  /** The pieces that have been read, which are put together in their order by one thread at a time, while others go on reading. */
  private final class Joining {
    private final AtomicReferenceArray<PieceParser> read;
    private final Block into;
    private final Lock lock = new ReentrantLock();
    private volatile int next;

    Joining(int pieces, Block into) {
      read = new AtomicReferenceArray<>(pieces);
      this.into = into;
    }

    /** Adds a piece, and takes over all that is there up to the first that is still to be read. Who finds another thread at that leaves it to that. */
    void add(int i, PieceParser piece) {
      read.set(i, piece);
      while (isNextThere() && lock.tryLock()) {
        try {
          while (isNextThere()) adopt(read.get(next++), into);
        } finally {
          lock.unlock();
        }
      }
    }

    /** Reads {@code next} once: the thread that has the lock may move it on meanwhile. */
    private boolean isNextThere() {
      int number = next;
      return number < read.length() && read.get(number) != null;
    }
  }

  /** Reads a piece behind the first. The last one ends with the block. */
  private PieceParser read(int i, List<Integer> starts) {
    return i + 1 == starts.size()
        ? new PieceParser(this, starts.get(i), source().end(), diagnostics).readBlock()
        : new PieceParser(this, starts.get(i), starts.get(i + 1), diagnostics).readAll();
  }

  /** Where pieces begin, found from front to back. */
  private final class Cuts {
    final List<Integer> starts = new ArrayList<>();
    private final int column;
    private final int size;
    /** Where the next piece may begin. */
    private int at;

    /** The first piece begins at {@code start}. */
    Cuts(int start) {
      starts.add(start);
      column = source().column(start);
      size = Math.max(leastPiece, (source().end() - start) / (workers.count() * PIECES_PER_THREAD));
      at = (int) Math.min((long) start + size, source().end());
    }

    /** Whether one piece more has been found. */
    boolean findNext() {
      while (at < source().end()) {
        int from = Math.max(at, starts.getLast() + 1);
        at = (int) Math.min((long) at + size, source().end());
        int cut = lineBeginningAt(column, from, at);
        if (cut < 0) continue;
        starts.add(cut);
        return true;
      }
      return false;
    }

    /** Finds all that are left, and all lines. */
    void findAll() {
      source().findLines();
      boolean found = true;
      while (found) found = findNext();
    }
  }

  /** The first operation that begins between two positions, in a line of its own and in a column; -1 where there is none. */
  private int lineBeginningAt(int column, int from, int to) {
    byte[] bytes = source().bytes();
    for (int line = behindLine(from, to); line < to; line = behindLine(line, to)) {
      int first = line;
      while (first < to && bytes[first] == ' ') first++;
      if (first < to && first - line == column - 1 && beginsOperation(bytes[first])) return first;
    }
    return -1;
  }

  /** Where the first line behind a position begins, or {@code to}, if that comes first. */
  private int behindLine(int position, int to) {
    byte[] bytes = source().bytes();
    for (int i = position; i < to; i++) {
      if (bytes[i] == '\n') return i + 1;
    }
    return to;
  }

  private static boolean beginsOperation(byte first) {
    return first == '%' || first == '"' || Lexer.isLetter(first);
  }
}
