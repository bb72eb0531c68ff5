// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Op;
import dev.freehold.lsp.Document.NamePlace;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Where values, blocks, symbols and aliases are defined and mentioned. */
final class NavigationFeature {
  /** A place where something is named. */
  record Place(Range range, boolean isDefinition) {}

  private NavigationFeature() {}

  static List<Location> definitions(Document document, Position position) {
    return locations(document, places(document, document.offset(position)).stream().filter(Place::isDefinition).toList());
  }

  static List<Location> references(Document document, Position position, boolean withDefinition) {
    return locations(document, places(document, document.offset(position)).stream().filter(each -> withDefinition || !each.isDefinition).toList());
  }

  static List<DocumentHighlight> highlights(Document document, Position position) {
    return places(document, document.offset(position)).stream()
        .map(place -> new DocumentHighlight(place.range, place.isDefinition ? DocumentHighlightKind.Write : DocumentHighlightKind.Read)).toList();
  }

  private static List<Location> locations(Document document, List<Place> places) {
    return places.stream().map(place -> new Location(document.uri(), place.range)).toList();
  }

  /** All places where what is named at a position is named, in the order of the text. */
  static List<Place> places(Document document, int offset) {
    List<NamePlace> names = document.namesAt(offset);
    Tokens tokens = document.tokens();
    int token = tokens.at(offset);
    List<Place> places = new ArrayList<>();
    if (!names.isEmpty()) {
      for (NamePlace each : document.namesOf(names)) places.add(new Place(document.tokenRange(each.start()), each.isDefinition()));
    } else if (token >= 0 && tokens.symbolName(token) != null) {
      addSymbol(document, token, places);
    } else if (token >= 0 && tokens.isAlias(token)) {
      addAlias(document, tokens.text(token), places);
    }
    return places.stream().distinct().sorted((a, b) -> compare(a.range.getStart(), b.range.getStart())).toList();
  }

  private static int compare(Position a, Position b) {
    return a.getLine() != b.getLine() ? Integer.compare(a.getLine(), b.getLine()) : Integer.compare(a.getCharacter(), b.getCharacter());
  }

  private static void addSymbol(Document document, int token, List<Place> places) {
    Symbols symbols = new Symbols(document);
    Op symbol = symbols.at(token);
    if (symbol == null) return;
    int definition = symbols.definition(symbol);
    for (int each : symbols.mentions(symbol)) places.add(new Place(range(document, each), each == definition));
  }

  private static void addAlias(Document document, String name, List<Place> places) {
    Tokens tokens = document.tokens();
    int definition = tokens.aliasDefinition(name);
    for (int i = 0; i < tokens.count(); i++) {
      if (tokens.isAlias(i) && tokens.text(i).equals(name)) places.add(new Place(range(document, i), i == definition));
    }
  }

  private static Range range(Document document, int token) {
    return document.text().range(document.tokens().start(token), document.tokens().end(token));
  }
}
