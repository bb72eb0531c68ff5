// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.text.AttrParser;

/**
 * A set of operations, types and attributes under one prefix: the extension point for ours and for anybody's. It is
 * found through {@link java.util.ServiceLoader}.
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
   * Parses a type of the dialect, from behind {@code !namespace.mnemonic} on; null where there is no such type, which the
   * parser then reports.
   */
  default Type parseType(String mnemonic, AttrParser parser) {
    return null;
  }

  /** Parses an attribute of the dialect, from behind {@code #namespace.mnemonic} on; null where there is no such attribute. */
  default Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return null;
  }

  /** Reads an attribute in the dialect's own binary form, as {@link dev.freehold.ir.bytecode.Encodable} writes it; null where it is none. */
  default Attribute decode(DialectBytecodeReader in) {
    return null;
  }

  /** Reads a type in the dialect's own binary form; null where it is none. */
  default Type decodeType(DialectBytecodeReader in) {
    return null;
  }

  /**
   * Whether operations of the dialect that are not registered are kept as those of unregistered dialects are, rather than refused:
   * for dialects that are open, or of which only a part matters here.
   */
  default boolean keepsUnknown() {
    return false;
  }

  /** Whether a type or attribute that {@link #parseType} and {@link #parseAttribute} do not know is kept as it stands in the text. */
  default boolean keepsUnknown(String mnemonic) {
    return keepsUnknown();
  }

  /** The stem of the alias that the printer should give an attribute ({@code map} for {@code #map1}), or null for none. */
  default String aliasStem(Attribute attribute) {
    return null;
  }

  /** The stem of the alias that the printer should give a type, or null for none. */
  default String aliasStem(Type type) {
    return null;
  }

  /** Describes the operation that makes {@code value} a constant of {@code type}, or null where the dialect has none. */
  default OpState<?> constant(Attribute value, Type type) {
    return null;
  }

  /** Checks a discardable attribute of this dialect's namespace on an operation of any dialect. */
  default void verifyAttribute(Op op, String name, Attribute value, Checker check) {}

  /** Like {@link #verifyAttribute}, for an attribute on argument {@code argument} of a function-like operation. */
  default void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {}

  /** Like {@link #verifyArgumentAttribute}, for an attribute on a result of a function-like operation. */
  default void verifyResultAttribute(Op op, int result, String name, Attribute value, Checker check) {}
}
