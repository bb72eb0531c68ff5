// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.TypeSet;
import java.util.List;

/** The types of the dialect. */
final class OmpType {
  private static final NamedType BOUNDS = new NamedType("omp", "map_bounds_ty", Holds.NOTHING);
  static final NamedType LOOP = new NamedType("omp", "cli", Holds.NOTHING);
  static final List<NamedType> ALL = List.of(BOUNDS, LOOP);

  static final TypeSet MAP_BOUNDS = BOUNDS.set("Type for representing omp map clause bounds information");
  static final TypeSet CANONICAL_LOOP = LOOP.set("Type for representing a reference to a canonical loop");

  private OmpType() {}
}
