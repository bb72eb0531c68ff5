// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

/**
 * An immutable compile-time value attached to an operation. Implementations are records, compared by value.
 *
 * <p>The interface is open: a dialect adds an attribute by writing a record and a parser for it.
 */
public interface Attribute extends Folded {

  /** Prints the attribute as it stands in the text, with its type where the type is not implied. */
  void print(AttrPrinter out);

  /** Prints the attribute where the reader knows its type already ({@code 4} instead of {@code 4 : i32}). */
  default void printWithoutType(AttrPrinter out) {
    print(out);
  }

  /** The type of a typed attribute ({@code 4 : i32}); {@code none} for the others. */
  default Type type() {
    return NoneType.INSTANCE;
  }

  /** The dialect that the attribute belongs to; builtin attributes answer {@code builtin}. */
  default String dialect() {
    return "builtin";
  }
}
