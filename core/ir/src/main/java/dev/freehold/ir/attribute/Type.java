// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

/**
 * An immutable type. Implementations are records, compared by value; two records that are equal are the same type.
 *
 * <p>The interface is open: a dialect adds a type by writing a record and a parser for it.
 */
public interface Type {

  /** Prints the type as it stands in the text, sigil included ({@code i32}, {@code !async.token}). */
  void print(AttrPrinter out);

  /** The dialect that the type belongs to; builtin types answer {@code builtin}. */
  default String dialect() {
    return "builtin";
  }

  /**
   * What a value of the type holds of buffers. Passes about buffers go by it. A type that does not say counts as {@link Holds#ANYTHING}: a buffer
   * from which an operation makes such a value may be in use as long as the program runs.
   */
  default Holds holds() {
    return Holds.ANYTHING;
  }
}
