// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** A reference to a buffer, ranked or not. */
public sealed interface BaseMemRefType extends ShapedType permits MemRefType, UnrankedMemRefType {
  /** Where the buffer lies; null for the default memory space. */
  @Nullable
  Attribute memorySpace();

  /** Returns whether a buffer may have elements of a type: numbers, vectors, buffers, and types of dialects that say so. */
  static boolean isElement(Type type) {
    return switch (type) {
      case IntegerType number -> true;
      case IndexType number -> true;
      case FloatType number -> true;
      case ComplexType number -> true;
      case VectorType vector -> true;
      case BaseMemRefType buffer -> true;
      default -> type instanceof MemRefElement;
    };
  }

  @Override
  BaseMemRefType withElement(Type element);

  @Override
  default Holds holds() {
    return Holds.BUFFER;
  }

  /** Returns whether other buffers may be reached through the elements. */
  default boolean isContainer() {
    return element().holds() != Holds.NOTHING;
  }

  /** Prints the memory space behind the element type, unless it is the default one. */
  default void printMemorySpace(AttrPrinter out) {
    if (memorySpace() == null) return;
    out.text(", ");
    ImpliedTypes.print(out, memorySpace());
  }
}
