// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.builtin.StringAttr;
import org.jspecify.annotations.Nullable;

/** An operation that others refer to by a name of its own in the nearest {@link SymbolTable}. */
public interface Symbol {
  String NAME = "sym_name";
  String VISIBILITY = "sym_visibility";

  /** Who may refer to a symbol from outside of its table. */
  enum Visibility {
    PUBLIC,
    PRIVATE,
    NESTED
  }

  /** The name, or null where the operation is a symbol only if it has one. */
  default @Nullable String symbolName() {
    return ((Op) this).attr(NAME) instanceof StringAttr name ? name.value() : null;
  }

  /** The name, where the verifier has seen to it that there is one. */
  default String requiredSymbolName() {
    return ((Op) this).attr(NAME, StringAttr.class).value();
  }

  default Visibility visibility() {
    if (!(((Op) this).attr(VISIBILITY) instanceof StringAttr text)) return Visibility.PUBLIC;
    return switch (text.value()) {
      case "private" -> Visibility.PRIVATE;
      case "nested" -> Visibility.NESTED;
      default -> Visibility.PUBLIC;
    };
  }

  /** Whether only the declaration is here. */
  default boolean isDeclaration() {
    return false;
  }

  /** Whether a declaration may be public, as a linker finds the definition elsewhere. */
  default boolean mayDeclarePublicly() {
    return false;
  }

  /** Whether the operation may be erased when nobody refers to it. */
  default boolean canDiscardWhenUnused() {
    return visibility() != Visibility.PUBLIC;
  }

  /** Whether the name may be absent. */
  default boolean isOptionalSymbol() {
    return false;
  }
}
