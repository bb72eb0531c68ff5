// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Workers;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads programs. */
public final class Parser {
  /** What is shorter is read before another thread has begun. */
  private static final int LEAST_PIECE = 1 << 16;

  private final OpParser parser;
  private final Source source;
  private final Registry registry;

  private Parser(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics) {
    this(source, registry, new OpParser(source, registry, options, diagnostics));
  }

  private Parser(Source source, Registry registry, OpParser parser) {
    this.source = source;
    this.registry = registry;
    this.parser = parser;
  }

  /** Reads a text; null after errors, which have been reported then. The result has not been verified. */
  public static @Nullable Parsed parse(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics) {
    return read(source, diagnostics, () -> new Parser(source, registry, options, diagnostics).program());
  }

  /** Like {@link #parse(Source, Registry, ParserOptions, Diagnostics)}, with workers that read pieces of a large text at the same time. */
  public static @Nullable Parsed parse(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics, Workers workers) {
    Parsed parsed = workers.count() == 1 ? null : inPieces(source, registry, options, workers, LEAST_PIECE);
    return parsed != null ? parsed : parse(source, registry, options, diagnostics);
  }

  /** Reads a text in pieces of that many bytes or more; null where it is so short that this takes longer, and where it is to be read in one piece. */
  static @Nullable Parsed inPieces(Source source, Registry registry, ParserOptions options, Workers workers, int leastPiece) {
    if (source.end() - source.start() < 2 * leastPiece) return null;
    AtomicBoolean silent = new AtomicBoolean(true);
    try {
      OpParser parser = new PiecewiseParser(source, registry, options, reported -> silent.set(false), workers, leastPiece);
      Parsed parsed = new Parser(source, registry, parser).program();
      return silent.get() ? parsed : null;
    } catch (ParseStop stop) {
      return null;
    }
  }

  /** Reads a text that must be a single operation, without a module around it; null after errors, as {@link #parse}. */
  public static @Nullable ParsedOp parseOp(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics) {
    return read(source, diagnostics, () -> new Parser(source, registry, options, diagnostics).single(diagnostics));
  }

  private static <T> @Nullable T read(Source source, Diagnostics diagnostics, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (ParseStop stop) {
      for (ParseStop each : stop.all()) diagnostics.report(each.diagnostic(source));
      return null;
    }
  }

  private Parsed program() {
    Region body = body();
    Block block = body.entryBlock();
    if (block.first() != null && block.first() == block.last() && block.first() instanceof ModuleOp module) {
      new Rewriter(registry).detach(module);
      return new Parsed(module, parser.resources());
    }
    return new Parsed(Rewriter.createDetached(ModuleOp.DEF.state().at(source.location()).regions(body)), parser.resources());
  }

  private @Nullable ParsedOp single(Diagnostics diagnostics) {
    Block block = body().entryBlock();
    int count = 0;
    for (Op op = block.first(); op != null; op = op.next()) count++;
    if (count != 1) {
      diagnostics.report(Diagnostic.error(source.location(), "source must contain a single top-level operation, found: " + count));
      return null;
    }
    Op op = block.lastOp();
    new Rewriter(registry).detach(op);
    return new ParsedOp(op, parser.resources());
  }

  /** A region with one block that has all operations of the text. */
  private Region body() {
    Region body = new Region();
    Block block = new Rewriter(registry).createBlock(body);
    parser.start();
    while (!parser.atEnd()) {
      if (!parser.acceptTopLevelDefinition()) parser.operation(block);
    }
    parser.finish(block);
    return body;
  }
}
