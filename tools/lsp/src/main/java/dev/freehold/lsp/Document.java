// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.explain.Explainer;
import dev.freehold.explain.Explanation;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.text.ParsedText;
import dev.freehold.ir.text.ParsedText.Placed;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.SourceUnit.Mention;
import dev.freehold.ir.text.SourceUnit.OpExtent;
import dev.freehold.ir.text.TolerantParser;
import dev.freehold.ir.verify.KeptFindings;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/**
 * A state of a text that an editor has open, read and verified. Places in it are bytes. The operations of one state go over into the next, so that there is
 * only one in use at a time.
 */
final class Document {
  /**
   * An operation and where it stands.
   *
   * @param name where its name stands
   * @param end behind its last token
   */
  record OpPlace(Op op, int start, int name, int end) {}

  /** A name of a value or block, and where it stands. */
  record NamePlace(Object entity, int start, boolean isDefinition) {}

  private static final Pattern PLACE = Pattern.compile("(?<= at )([0-9]{1,9}):([0-9]{1,9})");

  private final String uri;
  private final int version;
  private final Languages languages;
  private final DocumentText text;
  private final ParsedText parsed;
  private final KeptFindings findings;
  private final List<Diagnostic> diagnostics;
  private final boolean isValid;
  private final Map<Op, List<Explanation>> explanations = new IdentityHashMap<>();
  private @Nullable Tokens tokens;

  /** Reads a text, and takes over from {@code earlier}, which is used no more then, what has not changed. */
  Document(String uri, int version, DocumentText text, Languages languages, @Nullable Document earlier) {
    this.uri = uri;
    this.version = version;
    this.text = text;
    this.languages = languages;
    ParserOptions options = new ParserOptions(languages.allowUnregistered());
    parsed = TolerantParser.parse(text.source(uri), languages.registry(), options, earlier == null ? null : earlier.parsed);
    findings = earlier == null ? new KeptFindings() : earlier.findings;
    findings.retain(parsed.units().stream().map(placed -> placed.unit().op()).filter(Objects::nonNull).toList());
    diagnostics = new ArrayList<>(parsed.errors());
    isValid = verify();
  }

  /** Where the syntax is wrong somewhere, each function is still verified by itself. */
  private boolean verify() {
    if (diagnostics.isEmpty()) return Verifier.verify(parsed.module(), languages.registry(), findings, diagnostics::add);
    for (Placed placed : parsed.units()) {
      if (placed.unit().errors().isEmpty() && placed.unit().op() instanceof IsolatedFromAbove op) {
        diagnostics.addAll(findings.of((Op) op, languages.registry()));
      }
    }
    return false;
  }

  String uri() {
    return uri;
  }

  int version() {
    return version;
  }

  Languages languages() {
    return languages;
  }

  DocumentText text() {
    return text;
  }

  ParsedText parsed() {
    return parsed;
  }

  /** What is wrong with the text. */
  List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** Whether the text is a program that passes could run on. */
  boolean isValid() {
    return isValid;
  }

  boolean hasSyntaxErrors() {
    return parsed.units().stream().anyMatch(placed -> !placed.unit().errors().isEmpty());
  }

  Tokens tokens() {
    Tokens known = tokens;
    if (known == null) tokens = known = new Tokens(parsed.source());
    return known;
  }

  // Places.

  int offset(Position position) {
    return text.offset(position);
  }

  int position(Location location) {
    return parsed.position(location);
  }

  /** The range of the token at a position, or an empty one where there is none. */
  Range tokenRange(int position) {
    int token = tokens().at(position);
    return token < 0 ? text.range(position, position) : text.range(tokens().start(token), tokens().end(token));
  }

  /** The units whose operations may stand at a position: the one there, and the frame. */
  private List<Placed> unitsAt(int position) {
    List<Placed> units = parsed.units();
    int low = 1;
    int high = units.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (units.get(middle).start() <= position) low = middle + 1;
      else high = middle - 1;
    }
    return low == 1 ? units.subList(0, 1) : List.of(units.get(0), units.get(low - 1));
  }

  private OpPlace place(Placed placed, OpExtent extent) {
    int start = placed.start();
    return new OpPlace(extent.op(), start + extent.start(), start + extent.name(), tokens().endBefore(start + extent.behind()));
  }

  /** The operations around a position, inner ones first. */
  List<OpPlace> opsAt(int position) {
    List<OpPlace> found = new ArrayList<>();
    for (Placed placed : unitsAt(position).reversed()) {
      for (OpExtent extent : placed.unit().operations()) {
        if (placed.start() + extent.start() > position || position > placed.start() + extent.behind()) continue;
        OpPlace place = place(placed, extent);
        if (position <= place.end) found.add(place);
      }
    }
    return found;
  }

  /** All operations, inner ones before those around them. */
  List<OpPlace> ops() {
    List<OpPlace> found = new ArrayList<>();
    for (Placed placed : parsed.units()) placed.unit().operations().forEach(extent -> found.add(place(placed, extent)));
    return found;
  }

  /** Where an operation stands; null where it stands nowhere, as terminators that are left out. */
  @Nullable
  OpPlace place(Op op) {
    for (Placed placed : unitsAt(position(op.location()))) {
      for (OpExtent extent : placed.unit().operations()) {
        if (extent.op() == op) return place(placed, extent);
      }
    }
    return null;
  }

  /** The functions that stand, at least in part, between two positions. */
  List<OpPlace> functions(int from, int to) {
    List<OpPlace> found = new ArrayList<>();
    for (Placed placed : parsed.units()) {
      if (placed.start() > to || placed.start() + placed.unit().length() < from) continue;
      for (OpExtent extent : placed.unit().operations()) {
        if (extent.op() instanceof FunctionLike) found.add(place(placed, extent));
      }
    }
    return found;
  }

  // Names of values and blocks.

  /** The names at a position; several values may have one. */
  List<NamePlace> namesAt(int position) {
    int token = tokens().at(position);
    return token < 0 ? List.of() : names(unitsAt(position)).stream().filter(name -> name.start == tokens().start(token)).toList();
  }

  /** All names in the unit around a position. */
  List<NamePlace> namesAround(int position) {
    return names(unitsAt(position));
  }

  /** All names in the text. */
  List<NamePlace> allNames() {
    return names(parsed.units());
  }

  /** Where values or blocks are named that are defined together. */
  List<NamePlace> namesOf(List<NamePlace> some) {
    List<NamePlace> all = names(parsed.units());
    List<Object> entities = new ArrayList<>(some.stream().map(NamePlace::entity).toList());
    List<Integer> definitions = all.stream().filter(name -> name.isDefinition && holds(entities, name.entity)).map(NamePlace::start).toList();
    all.stream().filter(name -> name.isDefinition && definitions.contains(name.start)).forEach(name -> entities.add(name.entity));
    return all.stream().filter(name -> holds(entities, name.entity)).distinct().toList();
  }

  private static boolean holds(List<Object> entities, Object entity) {
    return entities.stream().anyMatch(each -> each == entity);
  }

  private static List<NamePlace> names(List<Placed> units) {
    List<NamePlace> found = new ArrayList<>();
    for (Placed placed : units) {
      for (Mention mention : placed.unit().mentions()) {
        found.add(new NamePlace(mention.entity(), placed.start() + mention.offset(), mention.isDefinition()));
      }
    }
    return found;
  }

  // Explanations.

  /** A message of an explanation with lines and columns, from 1 on, where it names places as locations are. */
  String readable(String message) {
    return PLACE.matcher(message).replaceAll(place -> {
      int position = position(ParsedText.location(Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)) - 1));
      Position shown = text.position(position);
      return (shown.getLine() + 1) + ":" + (shown.getCharacter() + 1);
    });
  }

  /** What is to be said of the buffers of a function; nothing where the program is not valid. */
  List<Explanation> explanations(Op function) {
    return isValid ? explanations.computeIfAbsent(function, op -> Explainer.explain(op, languages.registry())) : List.of();
  }
}
