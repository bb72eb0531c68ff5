// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class Types {
  static final NamedType FUNCREF = new NamedType("wasmssa", "funcref");
  static final NamedType EXTERNREF = new NamedType("wasmssa", "externref");

  static final TypeSet INTEGER = TypeSets.I32.or(TypeSets.I64);
  static final TypeSet FLOAT = TypeSets.F32.or(TypeSets.F64);
  static final TypeSet NUMBER = INTEGER.or(FLOAT);
  static final TypeSet REFERENCE =
      FUNCREF.set("Opaque type for function reference").or(EXTERNREF.set("Opaque type for external reference"));
  static final TypeSet VALUE = NUMBER.or(TypeSets.signless(128)).or(REFERENCE);

  private Types() {}
}
