// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/** Reads locations. */
final class LocationParser {
  private final AttrParser p;

  LocationParser(AttrParser p) {
    this.p = p;
  }

  /** {@code loc(…)} behind an operation or an argument; an alias may be defined later. */
  Location specifier() {
    p.expect("loc");
    p.expect("(", "expected '(' in location");
    Location location = isAlias() ? alias() : location();
    p.expect(")", "expected ')' in location");
    return location;
  }

  /** {@code loc(…)} as an attribute. */
  Attribute attribute() {
    p.expect("loc");
    p.expect("(", "expected '(' in inline location");
    Location location = location();
    p.expect(")", "expected ')' in inline location");
    return location;
  }

  private boolean isAlias() {
    return p.lexer().kind() == Token.HASH_NAME && p.lexer().text().indexOf('.') < 0;
  }

  private Location alias() {
    int loc = p.loc();
    String name = Objects.requireNonNull(p.acceptText(Token.HASH_NAME), "a name is next").substring(1);
    Attribute known = p.definitions().attributes.get(name);
    if (known != null) return asLocation(loc, known);
    Definitions.Pending pending = new Definitions.Pending(loc, name);
    p.definitions().pending.add(pending);
    return new Location.Fused(List.of(), pending);
  }

  private Location asLocation(int loc, Attribute attribute) {
    if (attribute instanceof Location location) return location;
    throw p.stop(loc, "expected location, but found '" + Printing.toString(attribute) + "'");
  }

  Location resolve(Location read) {
    if (!(read instanceof Location.Fused fused && fused.metadata() instanceof Definitions.Pending pending)) return read;
    Attribute known = p.definitions().attributes.get(pending.name());
    if (known == null) throw p.stop(pending.position(), "operation location alias was never defined");
    return asLocation(pending.position(), known);
  }

  private Location location() {
    if (p.lexer().kind() == Token.HASH_NAME) {
      Attribute attribute = p.attribute();
      if (attribute instanceof Location location) return location;
      throw p.stop("expected location attribute, but got" + Printing.toString(attribute));
    }
    if (p.lexer().kind() == Token.STRING) return nameOrFile();
    if (p.accept("callsite")) return p.nested(this::callSite);
    if (p.accept("fused")) return p.nested(this::fused);
    if (p.accept("unknown")) return Location.UNKNOWN;
    throw p.wrongToken("expected location instance");
  }

  private Location callSite() {
    p.expect("(", "expected '(' in callsite location");
    Location callee = location();
    if (!p.accept("at")) throw p.wrongToken("expected 'at' in callsite location");
    Location caller = location();
    p.expect(")", "expected ')' in callsite location");
    return new Location.CallSite(callee, caller);
  }

  private Location fused() {
    Attribute metadata = null;
    if (p.accept("<")) {
      metadata = p.attribute();
      p.expect(">", "expected '>' after fused location metadata");
    }
    return Location.fused(p.commaList(Delimiter.SQUARE, this::location, " in fused location"), metadata);
  }

  private Location nameOrFile() {
    String name = Objects.requireNonNull(p.acceptString(), "a string is next");
    if (p.accept(":")) return file(name);
    if (!p.accept("(")) return new Location.Name(name, Location.UNKNOWN);
    Location child = p.nested(this::location);
    p.expect(")", "expected ')' after child location of NameLoc");
    return new Location.Name(name, child);
  }

  private Location file(String name) {
    String file = name.isEmpty() ? "-" : name;
    int line = number("line");
    if (!p.accept(":")) return Location.file(file, line, 0);
    int column = number("column");
    if (!p.accept("to")) return Location.file(file, line, column);
    boolean sameLine = p.lexer().kind() != Token.INTEGER;
    int endLine = sameLine ? line : number("line");
    p.expect(":", "expected either integer or `:` post `to` in FileLineColRange");
    return new Location.File(file, line, column, endLine, number("column"));
  }

  private int number(String what) {
    BigInteger value = p.lexer().kind() == Token.INTEGER ? NumberParser.integer(p.lexer().text()) : null;
    if (value == null || value.bitLength() > 32) {
      throw p.wrongToken("expected integer " + what + " number in FileLineColRange");
    }
    p.lexer().advance();
    return value.intValue();
  }
}
