// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import org.jspecify.annotations.Nullable;

/**
 * Reads texts that somebody is editing: goes on behind each error, notes where what stands, and takes over from an earlier reading what has not changed
 * since. Its result is the same with an earlier reading as without ({@code docs/decisions/0029-parsing-while-typing.md}).
 */
public final class TolerantParser {
  private final Source source;
  private final Registry registry;
  private final UnitRecorder recorder;
  private final RecordingParser parser;

  private TolerantParser(Source source, Registry registry, ParserOptions options, @Nullable ParsedText earlier) {
    this.source = source;
    this.registry = registry;
    recorder = new UnitRecorder(source, earlier);
    parser = new RecordingParser(fromFirstToken(), registry, options, recorder);
    recorder.start(parser);
  }

  /** A parser stands on a token from the beginning. */
  private Source fromFirstToken() {
    TokenSequence tokens = new TokenSequence(source, source.start());
    try {
      new Lexer(source);
    } catch (ParseStop stop) {
      recorder.report(stop);
    }
    return source.piece(tokens.advance() ? tokens.start() : source.end(), source.end());
  }

  /**
   * Reads a text.
   *
   * @param earlier what has been read of an earlier state of the text, with the same registry and options, or null; its operations are moved into the new
   *     result where they have not changed, so that it is not to be used any more
   */
  public static ParsedText parse(Source source, Registry registry, ParserOptions options, @Nullable ParsedText earlier) {
    return new TolerantParser(source, registry, options, earlier).text();
  }

  private ParsedText text() {
    Region body = new Region();
    Block block = new Rewriter(registry).createBlock(body);
    parser.start();
    recorder.topLevel(block);
    parser.finish();
    return recorder.result(module(body, block));
  }

  private ModuleOp module(Region body, Block block) {
    if (block.first() instanceof Op only && only == block.last() && only instanceof ModuleOp module) {
      new Rewriter(registry).detach(module);
      return module;
    }
    return Rewriter.createDetached(ModuleOp.DEF.state().at(ParsedText.location(SourceUnit.FRAME, source.start())).regions(body));
  }
}
