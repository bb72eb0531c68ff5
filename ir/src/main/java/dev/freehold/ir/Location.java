// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.text.AttrPrinter;
import java.util.List;

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

  @Override
  default void print(AttrPrinter out) {
    out.text("loc(").location(this).text(")");
  }
}
