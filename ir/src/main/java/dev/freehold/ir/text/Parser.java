// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.ModuleOp;
import dev.freehold.ir.diag.Diagnostics;

/** Reads programs. */
public final class Parser {
  private final OpParser parser;
  private final Source source;
  private final Registry registry;

  private Parser(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics) {
    this.source = source;
    this.registry = registry;
    parser = new OpParser(source, registry, options, diagnostics);
  }

  /** Reads a text; null after errors, which have been reported then. The result has not been verified. */
  public static Parsed parse(Source source, Registry registry, ParserOptions options, Diagnostics diagnostics) {
    try {
      return BigStack.run(() -> new Parser(source, registry, options, diagnostics).program());
    } catch (ParseStop stop) {
      for (ParseStop each : stop.all()) diagnostics.report(each.diagnostic(source));
      return null;
    }
  }

  private Parsed program() {
    Rewriter rewriter = new Rewriter(registry);
    Region body = new Region();
    Block block = rewriter.createBlock(body);
    parser.start();
    while (!parser.atEnd()) {
      if (!parser.acceptTopLevelDefinition()) parser.operation(block);
    }
    parser.finish(block);
    if (block.first() != null && block.first() == block.last() && block.first() instanceof ModuleOp module) {
      rewriter.detach(module);
      return new Parsed(module, parser.resources());
    }
    return new Parsed(Rewriter.createDetached(ModuleOp.DEF.state().at(source.location()).regions(body)), parser.resources());
  }
}
