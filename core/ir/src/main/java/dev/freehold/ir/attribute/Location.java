// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where something comes from. Locations are attributes too, so that they may stand in other attributes. */
public sealed interface Location extends Attribute {
  /** Nothing is known. */
  Location UNKNOWN = new Unknown();

  record Unknown() implements Location {}

  /** A range of a file; a point when start and end are the same. Lines and columns count from 1. */
  record File(String file, int line, int column, int endLine, int endColumn) implements Location {}

  /** A name, perhaps with the location of what is named ({@link #UNKNOWN} otherwise). */
  record Name(String name, Location child) implements Location {
    /** What Java generates takes several frames a level, and locations nest deeply. */
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || other instanceof Name(var otherName, var otherChild) && name.equals(otherName) && child.equals(otherChild);
    }

    @Override
    public int hashCode() {
      return Location.hash(this, HASHED_LEVELS);
    }
  }

  /** Something that was inlined: its place in the callee, and the place of the call. */
  record CallSite(Location callee, Location caller) implements Location {
    /** As for {@link Name}. */
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || other instanceof CallSite(var otherCallee, var otherCaller) && callee.equals(otherCallee) && caller.equals(otherCaller);
    }

    @Override
    public int hashCode() {
      return Location.hash(this, HASHED_LEVELS);
    }
  }

  /** Several locations for one thing, with an attribute that says how they came together (or null). */
  record Fused(List<Location> locations, @Nullable Attribute metadata) implements Location {
    @Override
    public int hashCode() {
      return Location.hash(this, HASHED_LEVELS);
    }
  }

  /**
   * How deep hash codes look. Locations share their parts, as what is inlined again and again does, so that they may have more
   * paths through them than could ever be followed.
   */
  int HASHED_LEVELS = 4;

  private static int hash(Location location, int levels) {
    if (levels == 0) return 0;
    return switch (location) {
      case Name(var name, var child) -> 31 * name.hashCode() + hash(child, levels - 1);
      case CallSite(var callee, var caller) -> 31 * hash(callee, levels - 1) + hash(caller, levels - 1) + 7;
      case Fused(var parts, var metadata) -> {
        int hash = Objects.hashCode(metadata);
        for (Location part : parts) hash = 31 * hash + hash(part, levels - 1);
        yield hash;
      }
      case File file -> file.hashCode();
      case Unknown unknown -> 1;
    };
  }

  static Location file(String file, int line, int column) {
    return new File(file, line, column, line, column);
  }

  /**
   * Several locations as one: unknown ones and repetitions are left out, and nested ones with the same metadata are
   * flattened. One location without metadata is just itself.
   */
  static Location fused(List<Location> locations, @Nullable Attribute metadata) {
    if (FusedLocations.applyTo(locations, metadata)) return new Fused(new FusedLocations(locations, metadata), metadata);
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
