// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Reads what a type or attribute is made of. */
public final class Parameters {
  private Parameters() {}

  /** Reads an attribute of a kind whose name may be left out; the body is what follows the name. */
  public static <A extends Attribute> A shorthand(AttrParser p, Class<A> type, Predicate<? super A> kind, Supplier<? extends A> body) {
    if (!p.isNamedAttribute()) return body.get();
    int loc = p.loc();
    Attribute named = p.attribute();
    if (type.isInstance(named) && kind.test(type.cast(named))) return type.cast(named);
    throw p.error(loc, "invalid kind of attribute specified");
  }

  /** Reads a parameter that has code of its own; where that fails, a second error names it where it begins. */
  public static <T> T read(AttrParser p, String parameter, Supplier<T> reader) {
    int loc = p.loc();
    try {
      return reader.get();
    } catch (ParseStop stop) {
      throw stop.and(p.error(loc, "failed to parse parameter '" + parameter + "'"));
    }
  }

  /**
   * Parses a parameter; where that fails, a second error names it.
   *
   * @param holder what messages call the type or attribute
   * @param type what messages call the type of the parameter
   */
  public static <T> T read(AttrParser p, String holder, String parameter, String type, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (ParseStop stop) {
      throw stop.and(p.error("failed to parse " + holder + " parameter '" + parameter + "' which is to be a `" + type + "`"));
    }
  }
}
