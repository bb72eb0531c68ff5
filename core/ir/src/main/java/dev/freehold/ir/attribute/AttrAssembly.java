// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How an assembly format writes the attributes of a set: in one of the forms here, which the parser and printer know, or in one that
 * a dialect brings along with its own parser and printer.
 */
public interface AttrAssembly {
  /** Forms without parameters. */
  enum Standard implements AttrAssembly {
    /** Any attribute, with its type. */
    PLAIN,
    /** A string written as the name of a symbol: {@code @foo}. */
    SYMBOL_NAME,
    /** A string; where it may be absent, only a string literal is taken for it. */
    STRING,
    /** A reference to a symbol; where it may be absent, only what begins like one is taken for it. */
    SYMBOL_REF,
    /** An array; where it may be absent, only what begins with a bracket is taken for it. */
    ARRAY
  }

  /**
   * An attribute in full, of a kind.
   *
   * @param implied the type that the reference implies, by which it tells what is wrong with a number in the attribute's place; or null
   */
  record Checked(Predicate<Attribute> kind, @Nullable Type implied) implements AttrAssembly {}

  /** An attribute of a class, without its type, which the definition knows. */
  record Typed(Type type, Class<? extends Attribute> kind) implements AttrAssembly {}

  /** Just the elements of a dense array in brackets: {@code [1, 2]}. */
  record DenseArray(Type element) implements AttrAssembly {}
}
