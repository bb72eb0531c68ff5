// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.List;
import java.util.function.Consumer;

/** What types and attributes print themselves to. */
public interface AttrPrinter {
  PrintOptions options();

  AttrPrinter text(String s);

  AttrPrinter type(Type t);

  AttrPrinter attr(Attribute a);

  /** The attribute where the reader knows what kind it is of: as its alias, or as {@code shortly} prints it. */
  AttrPrinter attrOfKnownKind(Attribute a, Runnable shortly);

  /** The attribute where the reader knows its type. */
  AttrPrinter attrWithoutType(Attribute a);

  /** Types separated by commas. */
  AttrPrinter types(Iterable<? extends Type> ts);

  /** Items separated by commas. */
  <T> AttrPrinter list(Iterable<? extends T> items, Consumer<? super T> each);

  /** {@code (a, b) -> c}, or {@code (a, b) -> (c, d)}. */
  AttrPrinter functionType(List<? extends Type> in, List<? extends Type> results);

  /** {@code @name}, quoted where it must be. */
  AttrPrinter symbolName(String name);

  AttrPrinter keywordOrString(String s);

  /** The string in double quotes, escaped. */
  AttrPrinter quoted(String s);

  /** {@code !dialect.body} where that reads back, otherwise {@code !dialect<body>}. */
  AttrPrinter dialectSymbol(char sigil, String dialect, String body);

  /** Writes something else where there are too many elements to be written; returns whether there are. */
  boolean elides(long elements);

  /** The name of a resource; what it holds will stand in the resource section. */
  AttrPrinter resource(Resource resource);

  /** The number that distinguishes a distinct attribute from others. */
  long distinctNumber(Attribute attribute);

  /** A location without {@code loc()} around it. */
  AttrPrinter location(Location l);

  /** {@code loc(…)} as it stands behind an operation. */
  AttrPrinter locationSpecifier(Location l);

  /** {@code loc(…)} as it stands behind an argument: never as an alias, though one is defined. */
  AttrPrinter argumentLocation(Location l);

  /** Whether the text is a keyword where one is expected; anything else stands in quotes. */
  static boolean isBareIdentifier(String s) {
    if (s.isEmpty() || !isLetter(s.charAt(0)) && s.charAt(0) != '_') return false;
    for (int i = 1; i < s.length(); i++) {
      char c = s.charAt(i);
      if (!isLetter(c) && !isDigit(c) && c != '_' && c != '$' && c != '.') return false;
    }
    return true;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
