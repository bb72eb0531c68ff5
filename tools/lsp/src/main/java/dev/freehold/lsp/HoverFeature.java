// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.explain.Explanation;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Printing;
import dev.freehold.lsp.Document.NamePlace;
import dev.freehold.lsp.Document.OpPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.jspecify.annotations.Nullable;

/** What is to be said of the value, operation, block, symbol or alias at a place: types, effects, owners, lifetimes. */
final class HoverFeature {
  private final Document document;
  private final Tokens tokens;
  private final StringBuilder text = new StringBuilder();

  private HoverFeature(Document document) {
    this.document = document;
    tokens = document.tokens();
  }

  /** Null where there is nothing to say. */
  static @Nullable Hover at(Document document, Position position) {
    HoverFeature feature = new HoverFeature(document);
    int offset = document.offset(position);
    feature.describe(offset);
    if (feature.text.isEmpty()) return null;
    return new Hover(new MarkupContent(MarkupKind.MARKDOWN, feature.text.toString().strip()), document.tokenRange(offset));
  }

  private void describe(int offset) {
    int token = tokens.at(offset);
    if (token < 0) return;
    List<NamePlace> names = document.namesAt(offset);
    if (!names.isEmpty()) {
      for (NamePlace name : names) describe(name.entity(), tokens.text(token));
    } else if (tokens.symbolName(token) != null) {
      describeSymbol(token);
    } else if (tokens.isAlias(token)) {
      int definition = tokens.aliasDefinition(tokens.text(token));
      if (definition >= 0) code(document.text().line(document.text().lineOf(tokens.start(definition))).strip());
    } else {
      document.opsAt(offset).stream().filter(place -> place.name() == tokens.start(token)).forEach(this::describe);
    }
  }

  private void code(String line) {
    text.append("```mlir\n").append(line).append("\n```\n");
  }

  private void paragraph(String sentence) {
    text.append(sentence).append("\n\n");
  }

  private void describe(Object entity, String name) {
    switch (entity) {
      case Value value -> describeValue(value, name);
      case Block block -> {
        List<String> types = block.arguments().stream().map(argument -> Printing.toString(argument.type())).toList();
        code(name + "(" + String.join(", ", types) + ")");
      }
      default -> {}
    }
  }

  private void describeValue(Value value, String name) {
    code(name + " : " + Printing.toString(value.type()));
    switch (value) {
      case Value.Result result -> {
        if (document.place(result.owner()) != null) paragraph("result " + result.index() + " of `" + result.owner().name() + "`");
      }
      case Value.Argument argument -> paragraph("argument " + argument.index() + " of a block");
    }
    explain(value.location(), value.definingOp() instanceof Op op ? op : argumentHolder(value));
  }

  private static @Nullable Op argumentHolder(Value value) {
    Block block = value.block();
    return block == null ? null : block.parentOp();
  }

  /** Adds what the explanations say of a place. */
  private void explain(Location location, @Nullable Op near) {
    Op function = near;
    while (function != null && !(function instanceof FunctionLike)) function = function.parentOp();
    if (function == null) return;
    for (Explanation each : document.explanations(function)) {
      if (!each.location().equals(location)) continue;
      paragraph("**" + each.kind().name().toLowerCase(Locale.ROOT) + "**: " + document.readable(each.text()));
      for (Diagnostic note : each.notes()) text.append("- ").append(place(note)).append(document.readable(note.message())).append("\n");
      if (each.remedy() != null) text.append("- to avoid it: ").append(document.readable(each.remedy())).append("\n");
      text.append("\n");
    }
  }

  private String place(Diagnostic note) {
    return "line " + (document.text().lineOf(document.position(note.location())) + 1) + ": ";
  }

  private void describeSymbol(int token) {
    Symbols symbols = new Symbols(document);
    Op symbol = symbols.at(token);
    OpPlace place = symbol == null ? null : document.place(symbol);
    if (symbol == null || place == null) return;
    if (symbol instanceof FunctionLike function) code(symbol.name() + " " + tokens.text(token) + " : " + Printing.toString(function.functionType()));
    else code(document.text().line(document.text().lineOf(place.start())).strip());
  }

  private void describe(OpPlace place) {
    Op op = place.op();
    code(op.name());
    paragraph(effects(op, place));
    explain(op.location(), op);
  }

  private String effects(Op op, OpPlace place) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return "What it does to memory is not known.";
    List<String> all = new ArrayList<>();
    for (Effects.On on : known.effects()) {
      String kind = switch (on.effect().kind()) {
        case ALLOCATE -> "allocates";
        case FREE -> "frees";
        case READ -> "reads";
        case WRITE -> "writes";
      };
      String what = kind + " " + (on.value() == null ? "memory" : "`" + nameOf(on.value(), place) + "`");
      if (!all.contains(what)) all.add(what);
    }
    if (known.recursive()) all.add("does what the operations in it do");
    return all.isEmpty() ? "Has no effect on memory." : String.join(", ", all);
  }

  /** The name that the text gives to an operand or result of an operation. */
  private String nameOf(Value value, OpPlace place) {
    for (NamePlace name : document.namesAround(place.start())) {
      if (name.entity() == value) return tokens.text(tokens.at(name.start()));
    }
    return value instanceof Value.Result result && result.owner() == place.op() ? "result " + result.index() : "an operand";
  }
}
