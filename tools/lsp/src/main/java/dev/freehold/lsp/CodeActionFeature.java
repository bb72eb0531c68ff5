// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import com.google.gson.JsonObject;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Printing;
import dev.freehold.lsp.Document.OpPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/** Changes that are offered: passes, for the function at a place or the whole text, and a function made private. */
final class CodeActionFeature {
  private static final List<String> OF_FUNCTIONS = List.of("canonicalize", "cse");
  private static final List<String> OF_MODULES =
      List.of("buffer-deallocation-pipeline", "last-use-buffer-deallocation-pipeline", "canonicalize", "cse");
  private static final String DEALLOCATION = "last-use-buffer-deallocation";

  private final Document document;
  private final List<CodeAction> actions = new ArrayList<>();

  private CodeActionFeature(Document document) {
    this.document = document;
  }

  /** What is offered at a place; what the edits are is worked out when one has been chosen, by {@link #resolve}. */
  static List<CodeAction> at(Document document, Range range) {
    if (!document.isValid()) return List.of();
    CodeActionFeature feature = new CodeActionFeature(document);
    int offset = document.offset(range.getStart());
    for (OpPlace place : document.opsAt(offset)) {
      if (place.op() instanceof FunctionLike function && !function.isDeclaration()) feature.addForFunction(place, function, offset);
    }
    boolean hasComments = feature.hasComments(0, document.text().byteCount());
    for (String pass : OF_MODULES) feature.add("Apply --" + pass + " to the whole text", pass, null, hasComments);
    return feature.actions;
  }

  private void addForFunction(OpPlace place, FunctionLike function, int offset) {
    String name = function.symbolName();
    if (name == null || place.op().parentOp() != document.parsed().module()) return;
    for (String pass : OF_FUNCTIONS) add("Apply --" + pass + " to @" + name, pass, name, hasComments(place.start(), place.end()));
    if (isInHeader(place, offset)) addPrivate(place, function, name);
  }

  private boolean isInHeader(OpPlace place, int offset) {
    return document.text().lineOf(offset) == document.text().lineOf(place.name());
  }

  /** Whether there is anything but blanks between the tokens. */
  private boolean hasComments(int from, int to) {
    Tokens tokens = document.tokens();
    int behind = from;
    for (int i = tokens.from(from); i <= tokens.count() && behind < to; i++) {
      int next = i < tokens.count() ? Math.min(tokens.start(i), to) : to;
      if (next > behind && !document.text().text(behind, next).isBlank()) return true;
      behind = i < tokens.count() ? tokens.end(i) : to;
    }
    return false;
  }

  private void add(String title, String pass, @Nullable String function, boolean hasComments) {
    CodeAction action = new CodeAction(title + (hasComments ? " (comments in it are lost)" : ""));
    action.setKind(CodeActionKind.RefactorRewrite);
    JsonObject data = new JsonObject();
    data.addProperty("uri", document.uri());
    data.addProperty("version", document.version());
    data.addProperty("pass", pass);
    if (function != null) data.addProperty("function", function);
    action.setData(data);
    actions.add(action);
  }

  /** Adds the edit to an action that has been chosen. */
  static CodeAction resolve(Document document, CodeAction action, JsonObject data) {
    if (data.get("version").getAsInt() != document.version() || !document.isValid()) {
      throw Documents.failure(ResponseErrorCode.ContentModified, "the text has changed");
    }
    CodeActionFeature feature = new CodeActionFeature(document);
    String pass = data.get("pass").getAsString();
    TextEdit edit = data.has("function") ? feature.onFunction(pass, data.get("function").getAsString()) : feature.onModule(pass);
    action.setEdit(new WorkspaceEdit(Map.of(document.uri(), List.of(edit))));
    return action;
  }

  private TextEdit onModule(String pass) {
    Parsed program = Programs.read(document, document.text().text());
    Programs.run(program.module(), "builtin.module(" + pass + ")", document);
    StringBuilder text = new StringBuilder();
    Printing.print(program.module(), program.resources(), document.languages().registry(), text, PrintOptions.DEFAULT);
    return new TextEdit(document.text().all(), text.toString());
  }

  private TextEdit onFunction(String pass, String name) {
    Parsed program = Programs.read(document, document.text().text());
    Op function = Programs.symbol(program.module(), name);
    Programs.run(function, function.name() + "(" + pass + ")", document);
    OpPlace place = document.place(Programs.symbol(document.parsed().module(), name));
    if (place == null) throw Documents.failure(ResponseErrorCode.RequestFailed, "there is no '@" + name + "' any more");
    StringBuilder text = new StringBuilder();
    Printing.print(function, program.resources(), document.languages().registry(), text, PrintOptions.DEFAULT.withLocalScope(true));
    int column = document.text().position(place.start()).getCharacter();
    return new TextEdit(document.text().range(place.start(), place.end()), text.toString().strip().replace("\n", "\n" + " ".repeat(column)));
  }

  /** Offers to make a function private where that avoids that its callers get clones. */
  private void addPrivate(OpPlace place, FunctionLike function, String name) {
    boolean returnsBuffers = function.functionType().results().stream().anyMatch(BaseMemRefType.class::isInstance);
    if (function.visibility() != Symbol.Visibility.PUBLIC || !returnsBuffers) return;
    if (clones(name, DEALLOCATION, false) <= clones(name, DEALLOCATION + "{signatures=results}", true)) return;
    CodeAction action = new CodeAction("Make @" + name + " private, so that its callers may borrow what it returns (signatures=results)");
    action.setKind(CodeActionKind.RefactorRewrite);
    int behind = place.name() + place.op().name().length();
    TextEdit edit = new TextEdit(document.text().range(behind, behind), " private");
    action.setEdit(new WorkspaceEdit(Map.of(document.uri(), List.of(edit))));
    actions.add(action);
  }

  /** How many clones deallocation puts into a function. */
  private int clones(String name, String pass, boolean isPrivate) {
    Parsed program = Programs.read(document, document.text().text());
    Op function = Programs.symbol(program.module(), name);
    if (isPrivate) {
      new Rewriter(document.languages().registry()).setAttr(function, Symbol.VISIBILITY, StringAttr.of("private"));
    }
    Programs.run(program.module(), "builtin.module(" + pass + ")", document);
    int[] count = {0};
    program.module().walk(op -> {
      if (op instanceof CloneOp) count[0]++;
    });
    return count[0];
  }
}
