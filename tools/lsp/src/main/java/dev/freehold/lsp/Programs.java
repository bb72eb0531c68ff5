// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** Programs that passes may change: copies of what an editor has open, read anew. */
final class Programs {
  private Programs() {}

  /** The program of a text that is valid, with its own locations. */
  static Parsed read(Document document, String text) {
    List<String> errors = new ArrayList<>();
    Parsed parsed = Parser.parse(new Source(document.uri(), Utf8.encode(text)), document.languages().registry(),
        new ParserOptions(document.languages().allowUnregistered()), diagnostic -> errors.add(diagnostic.message()));
    if (parsed == null) throw Documents.failure(ResponseErrorCode.RequestFailed, String.join("; ", errors));
    return parsed;
  }

  /** Runs a pipeline on an operation; a failure says what has been reported. */
  static void run(Op root, String pipeline, Document document) {
    List<String> errors = new ArrayList<>();
    Diagnostics diagnostics = diagnostic -> errors.add(diagnostic.message());
    Pipeline read = new PipelineParser(document.languages().passes(), diagnostics).parse(pipeline);
    boolean isDone = read != null && new PipelineRunner(document.languages().registry(), diagnostics, RunSettings.DEFAULT).run(read, root);
    if (!isDone) throw Documents.failure(ResponseErrorCode.RequestFailed, String.join("; ", errors));
  }

  /** The symbol of a name directly in a module. */
  static Op symbol(Op module, String name) {
    for (Op op : module.region(0).entryBlock()) {
      if (op instanceof Symbol symbol && name.equals(symbol.symbolName())) return op;
    }
    throw Documents.failure(ResponseErrorCode.RequestFailed, "there is no '@" + name + "' any more");
  }
}
