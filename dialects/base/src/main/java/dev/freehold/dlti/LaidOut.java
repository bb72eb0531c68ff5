// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TypeAttr;
import org.jspecify.annotations.Nullable;

/** A type of a dialect whose layout a module may describe. */
public interface LaidOut {
  /** What is wrong with a description of the layout; null for nothing. */
  @Nullable
  String layoutError(Attribute layout);

  /** The same for a type whose layout is described like that of builtin integers and floats; null for nothing. */
  static @Nullable String numberError(Type type, Attribute layout) {
    return DataLayouts.numberError(new EntryAttr(new TypeAttr(type), layout));
  }
}
