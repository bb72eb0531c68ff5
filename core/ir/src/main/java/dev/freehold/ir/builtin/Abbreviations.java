// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** The aliases that a printer writes in place of types and attributes. While they are being collected, it is shown all that it would write. */
public interface Abbreviations {
  /** Whether nothing is to be written yet. */
  boolean collecting();

  /** Takes note of a type, while collecting. */
  void visit(Type type);

  /** Takes note of an attribute, while collecting. */
  void visit(Attribute attribute, boolean withType);

  /** Takes note of the location of an operation, while collecting: its definition may stand behind the program. */
  void visitDeferrable(Location location);

  /** The alias of an attribute or type, sigil included; null for none. */
  @Nullable
  String name(Object symbol);

  /** Takes note of a resource that the text names. */
  void use(Resource resource);

  /** The number that distinguishes a distinct attribute from others. */
  long distinctNumber(Attribute attribute);
}
