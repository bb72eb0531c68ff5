// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.text.AttrPrinter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;

/** Where something comes from. Locations are attributes too, so that they may stand in other attributes. */
public sealed interface Location extends Attribute {
  /** Nothing is known. */
  Location UNKNOWN = new Unknown();

  record Unknown() implements Location {}

  /** A range of a file; a point when start and end are the same. Lines and columns count from 1. */
  record File(String file, int line, int column, int endLine, int endColumn) implements Location {}

  /** A name, perhaps with the location of what is named ({@link #UNKNOWN} otherwise). */
  record Name(String name, Location child) implements Location {}

  /** Something that was inlined: its place in the callee, and the place of the call. */
  record CallSite(Location callee, Location caller) implements Location {}

  /** Several locations for one thing, with an attribute that says how they came together (or null). */
  record Fused(List<Location> locations, Attribute metadata) implements Location {}

  static Location file(String file, int line, int column) {
    return new File(file, line, column, line, column);
  }

  /**
   * Several locations as one: unknown ones and repetitions are left out, and nested ones with the same metadata are
   * flattened. One location without metadata is just itself.
   */
  static Location fused(List<Location> locations, Attribute metadata) {
    if (FusedParts.applyTo(locations, metadata)) return new Fused(new FusedParts(locations, metadata), metadata);
    LinkedHashSet<Location> parts = new LinkedHashSet<>();
    for (Location location : locations) {
      if (location instanceof Fused fused && Objects.equals(fused.metadata, metadata)) parts.addAll(fused.locations);
      else if (location != UNKNOWN) parts.add(location);
    }
    if (parts.isEmpty() && metadata == null) return UNKNOWN;
    if (parts.isEmpty()) return new Fused(List.of(UNKNOWN), metadata);
    if (parts.size() == 1 && metadata == null) return parts.getFirst();
    return new Fused(List.copyOf(parts), metadata);
  }

  @Override
  default void print(AttrPrinter out) {
    if (out.options().prettyDebugInfo()) out.location(this);
    else out.text("loc(").location(this).text(")");
  }
}
