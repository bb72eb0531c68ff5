// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/**
 * A set of operations, types and attributes under one prefix: the extension point for ours and for anybody's. It is
 * found through {@link java.util.ServiceLoader}. A dialect that has types or attributes of its own implements the interfaces of the parser
 * and of the bytecode reader too.
 */
public interface Dialect {

  /** The prefix of everything in the dialect, such as {@code memref}. */
  String namespace();

  /**
   * Hands the operations of the dialect to the registry. Called when the dialect is loaded, which is when the first of its operations is looked
   * up or made: a dialect that a program does not use costs it nothing. For that to be true, the class of the dialect itself has no
   * constants that need the classes of operations, types or attributes.
   */
  void register(Registrar registrar);

  /**
   * Whether operations of the dialect that are not registered are kept as those of unregistered dialects are, rather than refused:
   * for dialects that are open, or of which only a part matters here.
   */
  default boolean keepsUnknown() {
    return false;
  }

  /** Whether a type or attribute that the dialect cannot parse is kept as it stands in the text. */
  default boolean keepsUnknown(String mnemonic) {
    return keepsUnknown();
  }

  /** The stem of the alias that the printer should give an attribute ({@code map} for {@code #map1}), or null for none. */
  default @Nullable String aliasStem(Attribute attribute) {
    return null;
  }

  /** The stem of the alias that the printer should give a type, or null for none. */
  default @Nullable String aliasStem(Type type) {
    return null;
  }

  /** Describes the operation that makes {@code value} a constant of {@code type}, or null where the dialect has none. */
  default @Nullable OpState<?> constant(Attribute value, Type type) {
    return null;
  }

  /** Checks a discardable attribute of this dialect's namespace on an operation of any dialect. */
  default void verifyAttribute(Op op, String name, Attribute value, Checker check) {}

  /** Like {@link #verifyAttribute}, for an attribute on argument {@code argument} of a function-like operation. */
  default void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {}

  /** Like {@link #verifyArgumentAttribute}, for an attribute on a result of a function-like operation. */
  default void verifyResultAttribute(Op op, int result, String name, Attribute value, Checker check) {}
}
