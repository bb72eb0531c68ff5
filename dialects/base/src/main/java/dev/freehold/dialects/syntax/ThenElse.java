// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** The two regions of a conditional, {@code { … } else { … }}, of which the second is empty where it is left out. */
public final class ThenElse {
  private ThenElse() {}

  /** Reads both; a region that does not end in a terminator gets this one. */
  public static void parse(OpParser p, OpState<?> state, OpDef<?> terminator) {
    Region then = region(p, state, terminator);
    state.regions(then, p.accept("else") ? region(p, state, terminator) : new Region());
  }

  private static Region region(OpParser p, OpState<?> state, OpDef<?> terminator) {
    Region region = p.region(List.of());
    p.addTerminatorIfMissing(region, terminator, state.location());
    return region;
  }

  public static void print(Region then, Region otherwise, boolean printTerminators, OpPrinter out) {
    out.text(" ").region(then, false, printTerminators);
    if (!otherwise.isEmpty()) out.text(" else ").region(otherwise, false, printTerminators);
  }
}
