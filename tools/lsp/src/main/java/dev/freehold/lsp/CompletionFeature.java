// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Token;
import dev.freehold.lsp.Document.NamePlace;
import dev.freehold.lsp.Document.OpPlace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/** What may be meant by the beginning of a name: operations, their attributes, values, blocks, symbols, aliases. */
final class CompletionFeature {
  private final Document document;
  private final Tokens tokens;
  private final int offset;
  /** What has been typed of the name, and where it begins. */
  private final String typed;
  private final Range range;
  private final Map<String, CompletionItem> items = new LinkedHashMap<>();

  private CompletionFeature(Document document, int offset) {
    this.document = document;
    this.offset = offset;
    tokens = document.tokens();
    int start = start(document, offset);
    typed = document.text().text(start, offset);
    range = document.text().range(start, offset);
  }

  static List<CompletionItem> at(Document document, Position position) {
    CompletionFeature feature = new CompletionFeature(document, document.offset(position));
    feature.collect();
    return List.copyOf(feature.items.values());
  }

  private static int start(Document document, int offset) {
    int start = offset;
    while (start > 0 && isOfName(document.text().text(start - 1, start))) start--;
    if (start > 0 && "%^@#!".contains(document.text().text(start - 1, start))) start--;
    return start;
  }

  private static boolean isOfName(String character) {
    char c = character.isEmpty() ? ' ' : character.charAt(0);
    return c < 0x80 && (Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '$');
  }

  private void collect() {
    switch (typed.isEmpty() ? ' ' : typed.charAt(0)) {
      case '%' -> values();
      case '^' -> blocks();
      case '@' -> symbols();
      case '#', '!' -> aliases();
      default -> {
        OpDef<?> around = attributesOf();
        if (around != null) attributes(around);
        else operations();
      }
    }
  }

  private void add(String name, CompletionItemKind kind, @Nullable String detail) {
    add(name, kind, detail, name);
  }

  private void add(String name, CompletionItemKind kind, @Nullable String detail, String inserted) {
    if (!name.startsWith(typed)) return;
    CompletionItem item = new CompletionItem(name);
    item.setKind(kind);
    item.setTextEdit(Either.forLeft(new TextEdit(range, inserted)));
    if (detail != null) item.setDetail(detail);
    items.putIfAbsent(name, item);
  }

  /** Those that are defined above, in this region or one around it. */
  private void values() {
    for (NamePlace name : document.namesAround(offset)) {
      if (!name.isDefinition() || name.start() >= offset || !(name.entity() instanceof Value value) || !isVisible(value)) continue;
      add(tokens.text(tokens.at(name.start())), CompletionItemKind.Variable, Printing.toString(value.type()));
    }
  }

  private boolean isVisible(Value value) {
    OpPlace definition = value.definingOp() instanceof Op op ? document.place(op) : null;
    if (definition != null && offset <= definition.end()) return false;
    Region region = value.region();
    Op holder = region == null ? null : region.parentOp();
    OpPlace place = holder == null ? null : document.place(holder);
    return place == null || offset <= place.end();
  }

  private void blocks() {
    for (NamePlace name : document.namesAround(offset)) {
      String text = tokens.text(tokens.at(name.start()));
      if (name.entity() instanceof Block && !text.equals(typed)) add(text, CompletionItemKind.Event, null);
    }
  }

  private void symbols() {
    for (OpPlace place : document.ops()) {
      if (!(place.op() instanceof Symbol symbol) || symbol.symbolName() == null) continue;
      String detail = place.op() instanceof FunctionLike function ? Printing.toString(function.functionType()) : place.op().name();
      add("@" + symbol.symbolName(), CompletionItemKind.Function, detail);
    }
  }

  private void aliases() {
    for (int i = 0; i + 1 < tokens.count(); i++) {
      if (tokens.isAlias(i) && tokens.is(i + 1, "=")) add(tokens.text(i), CompletionItemKind.Constant, null);
    }
    for (String namespace : document.languages().registry().namespaces()) add(typed.charAt(0) + namespace, CompletionItemKind.Module, "dialect");
  }

  /** Names of dialects, and once one is typed its operations. */
  private void operations() {
    Registry registry = document.languages().registry();
    int dot = typed.indexOf('.');
    if (dot < 0) {
      for (Dialect dialect : registry.dialects()) add(dialect.namespace(), CompletionItemKind.Module, "dialect");
      return;
    }
    String namespace = typed.substring(0, dot);
    if (registry.dialect(namespace) == null) return;
    registry.load(namespace);
    for (OpDef<?> def : registry.ops()) {
      if (def.dialect().equals(namespace)) add(def.name(), CompletionItemKind.Function, null, def.form() == null ? quoted(def.name()) : def.name());
    }
  }

  /** The name of an operation in its generic form; the quote may have been typed already. */
  private String quoted(String name) {
    int start = offset - typed.length();
    return start > 0 && document.text().text(start - 1, start).equals("\"") ? name : '"' + name + '"';
  }

  /** The operation in whose attributes the place is; null where it is in none. */
  private @Nullable OpDef<?> attributesOf() {
    int depth = 0;
    for (int i = tokens.from(offset) - 1; i >= 0; i--) {
      if (tokens.is(i, "}")) depth++;
      if (tokens.is(i, "{") && depth-- == 0) return definitionBefore(i);
    }
    return null;
  }

  /** The operation whose attributes begin with a brace: what stands between them is on one line, and the brace ends none. */
  private @Nullable OpDef<?> definitionBefore(int brace) {
    int line = document.text().lineOf(tokens.start(brace));
    boolean endsLine = brace + 1 >= tokens.count() || document.text().lineOf(tokens.start(brace + 1)) > line;
    if (endsLine && document.text().lineOf(offset) > line) return null;
    for (int i = brace - 1; i >= 0 && document.text().lineOf(tokens.start(i)) == line; i--) {
      if (tokens.kind(i) != Token.KEYWORD && tokens.kind(i) != Token.STRING) continue;
      OpDef<?> def = document.languages().registry().registered(tokens.text(i).replace("\"", ""));
      if (def != null) return def;
    }
    return null;
  }

  private void attributes(OpDef<?> def) {
    for (OpDef.Prop property : def.props()) add(property.name(), CompletionItemKind.Property, property.optional() ? "optional" : null);
  }
}
