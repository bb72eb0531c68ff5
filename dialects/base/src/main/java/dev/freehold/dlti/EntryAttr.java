// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is known: {@code #dlti.dl_entry<i32, dense<32> : vector<2xi64>>}.
 *
 * @param key a string or a type
 */
public record EntryAttr(Attribute key, Attribute value) implements Attribute {

  /** Reads what follows {@code #dlti.dl_entry}. */
  static EntryAttr parse(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    Attribute key = acceptKey(p.acceptType(), p);
    if (key == null) throw p.error(loc, "expected a type or a quoted string");
    p.expect(",");
    EntryAttr entry = new EntryAttr(key, p.attribute());
    p.expect(">");
    return entry;
  }

  /** Reads {@code key = value}, or an entry as an attribute of its own. */
  static EntryAttr parseInList(AttrParser p, boolean typesAllowed) {
    Attribute key = acceptKey(typesAllowed ? acceptType(p) : null, p);
    if (key != null) {
      p.expect("=");
      return new EntryAttr(key, p.attribute());
    }
    int loc = p.loc();
    if (p.attribute() instanceof EntryAttr entry) return entry;
    throw p.error(loc, "invalid kind of attribute specified");
  }

  private static @Nullable Attribute acceptKey(@Nullable Type type, AttrParser p) {
    if (type != null) return new TypeAttr(type);
    String name = p.acceptString();
    return name == null ? null : StringAttr.of(name);
  }

  private static @Nullable Type acceptType(AttrParser p) {
    try {
      return p.acceptType();
    } catch (ParseStop stop) {
      throw stop.and(p.error("error while parsing type DLTI key"));
    }
  }

  /** The key as it is printed; types have no aliases there. */
  String keyText() {
    return key instanceof TypeAttr type ? Printing.toString(type.value()) : Printing.toString(key);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#dlti.dl_entry<").text(keyText()).text(", ").attr(value).text(">");
  }

  @Override
  public String dialect() {
    return "dlti";
  }
}
