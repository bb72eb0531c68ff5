// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Attribute;

/** A reference to a buffer, ranked or not. */
public sealed interface BaseMemRefType extends ShapedType permits MemRefType, UnrankedMemRefType {
  /** Where the buffer lies; null for the default memory space. */
  Attribute memorySpace();

  @Override
  BaseMemRefType withElement(dev.freehold.ir.Type element);
}
