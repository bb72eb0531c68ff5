// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.attribute.Location;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads pipelines from their text. The messages about parentheses and names are those of the reference; those about options name pass and choices. */
public final class PipelineParser {
  private final PassRegistry registry;
  private final Diagnostics diagnostics;

  public PipelineParser(PassRegistry registry, Diagnostics diagnostics) {
    this.registry = registry;
    this.diagnostics = diagnostics;
  }

  /** Reads {@code builtin.module(…)}; null after an error. */
  public @Nullable Pipeline parse(String text) {
    String whole = text.strip();
    int open = whole.indexOf('(');
    if (open > 0 && !whole.endsWith(")"))
      return error("the pass pipeline has no ')' at its end, which closes '" + whole.substring(0, open + 1) + "'");
    if (open < 0 || !whole.endsWith(")")) {
      return error("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'");
    }
    Pipeline pipeline = new Pipeline(whole.substring(0, open).strip());
    String inner = whole.substring(open + 1, whole.length() - 1);
    return inner.isBlank() || addAll(pipeline, inner) ? pipeline : null;
  }

  /** Adds the pass or named pipeline of that name, which must be registered, with its options; false after an error. */
  public boolean addFlag(Pipeline pipeline, String name, String options) {
    PassInfo pass = registry.pass(name);
    if (pass != null) {
      Map<String, String> values = options(options, name, pass.options(), "");
      if (values != null) pipeline.add(pass, values);
      return values != null;
    }
    NamedPipeline named = Objects.requireNonNull(registry.pipeline(name), name);
    Map<String, String> values = options(options, name, named.options(), "");
    if (values != null) named.build().accept(pipeline, new PassOptions(named.options(), values));
    return values != null;
  }

  private boolean addAll(Pipeline outermost, String text) {
    Deque<Pipeline> open = new ArrayDeque<>();
    open.push(outermost);
    int at = 0;
    while (true) {
      int start = at;
      while (at < text.length() && ",{}()".indexOf(text.charAt(at)) < 0) at++;
      String name = text.substring(start, at).strip();
      char stop = at < text.length() ? text.charAt(at) : ',';
      if (stop == '(') {
        open.push(open.peek().nest(name));
        at++;
        int close = at;
        while (close < text.length() && Character.isWhitespace(text.charAt(close))) close++;
        if (close == text.length() || text.charAt(close) != ')') continue;
        at = close;
      } else {
        String options = "";
        if (stop == '{') {
          int end = closing(text, at);
          if (end < 0) return complain(text, at, "missing closing '}' while processing pass options");
          options = text.substring(at + 1, end);
          at = end + 1;
        }
        if (!add(open.peek(), name, options, text, start)) return false;
      }
      while (at < text.length() && text.charAt(at) == ')') {
        if (open.size() == 1) {
          return complain(text, at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline");
        }
        open.pop();
        at++;
      }
      if (at >= text.length()) break;
      if (text.charAt(at) != ',') return complain(text, at, "expected ',' after parsing pipeline");
      at++;
    }
    if (open.size() == 1) return true;
    return complain(text, text.length(), "encountered unbalanced parentheses while parsing pipeline");
  }

  /** The brace that closes the one at {@code open}, or -1. */
  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      if (text.charAt(i) == '{') depth++;
      if (text.charAt(i) == '}' && --depth == 0) return i;
    }
    return -1;
  }

  private boolean add(Pipeline pipeline, String name, String options, String text, int at) {
    String where = "failed to add `" + name + "` with options `" + options + "`\n";
    PassInfo pass = registry.pass(name);
    if (pass == null) {
      NamedPipeline named = registry.pipeline(name);
      if (named == null) {
        String advice = PassesOfMlirOpt.advice(name);
        return complain(text, at, advice != null ? advice : "'" + name + "' does not refer to a registered pass or pass pipeline");
      }
      Map<String, String> values = options(options, name, named.options(), "\n" + where);
      if (values != null) named.build().accept(pipeline, new PassOptions(named.options(), values));
      return values != null;
    }
    Map<String, String> values = options(options, name, pass.options(), "\n" + where);
    if (values == null) return false;
    if (!pipeline.accepts(pass)) {
      error(
          "Can't add pass '" + pass.className() + "' restricted to '" + pass.anchor() + "' on a PassManager intended to run on '"
              + pipeline.anchor() + "', did you intend to nest?\n" + where);
      return false;
    }
    pipeline.add(pass, values);
    return true;
  }

  private @Nullable Map<String, String> options(String text, String pass, List<PassOption> declared, String where) {
    return switch (OptionText.read(text, pass, declared)) {
      case OptionText.Result.Values values -> values.byName();
      case OptionText.Result.Complaint complaint -> {
        error(complaint.message() + where);
        yield null;
      }
    };
  }

  private boolean complain(String text, int at, String message) {
    error(
        "MLIR Textual PassPipeline Parser:1:" + (at + 1) + ": error: " + message + "\n" + text + "\n" + " ".repeat(at) + "^\n");
    return false;
  }

  private @Nullable Pipeline error(String message) {
    diagnostics.report(Diagnostic.error(Location.UNKNOWN, message));
    return null;
  }
}
