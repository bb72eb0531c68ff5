// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Printing;
import dev.freehold.lsp.Document.OpPlace;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;
import org.jspecify.annotations.Nullable;

/** The symbols of a text: functions, globals and the modules around them. */
final class OutlineFeature {
  private OutlineFeature() {}

  /** The outermost symbols in the order of the text, each with those in it. */
  static List<DocumentSymbol> of(Document document) {
    Map<Op, DocumentSymbol> symbols = new IdentityHashMap<>();
    List<OpPlace> places = new ArrayList<>();
    for (OpPlace place : document.ops()) {
      if (!(place.op() instanceof Symbol) && !(place.op() instanceof SymbolTable)) continue;
      symbols.put(place.op(), symbol(place, document));
      places.add(place);
    }
    places.sort((a, b) -> Integer.compare(a.start(), b.start()));
    List<DocumentSymbol> outermost = new ArrayList<>();
    for (OpPlace place : places) {
      DocumentSymbol around = around(place.op(), symbols);
      if (around == null) outermost.add(symbols.get(place.op()));
      else around.getChildren().add(symbols.get(place.op()));
    }
    return outermost;
  }

  private static @Nullable DocumentSymbol around(Op op, Map<Op, DocumentSymbol> symbols) {
    for (Op above = op.parentOp(); above != null; above = above.parentOp()) {
      DocumentSymbol found = symbols.get(above);
      if (found != null) return found;
    }
    return null;
  }

  private static DocumentSymbol symbol(OpPlace place, Document document) {
    Op op = place.op();
    String name = op instanceof Symbol symbol ? symbol.symbolName() : null;
    int token = new Symbols(document).nameToken(place);
    var selection = document.tokenRange(token < 0 ? place.name() : document.tokens().start(token));
    SymbolKind kind = op instanceof FunctionLike ? SymbolKind.Function : op instanceof SymbolTable ? SymbolKind.Module : SymbolKind.Variable;
    String detail = op instanceof FunctionLike function ? Printing.toString(function.functionType()) : op instanceof ModuleOp ? "" : op.name();
    return new DocumentSymbol(name == null ? op.name() : "@" + name, kind, document.text().range(place.start(), place.end()), selection, detail,
        new ArrayList<>());
  }
}
