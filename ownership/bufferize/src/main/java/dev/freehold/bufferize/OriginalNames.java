// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.Wording;
import java.util.HashMap;
import java.util.Map;

/**
 * Operations in the words of the program that is bufferized: what has replaced an operation is named like it, {@code 'tensor.extract_slice' at 7:10} in place of
 * {@code 'memref.subview' at 7:10}.
 */
public final class OriginalNames extends Wording {
  private final Map<Location, String> byPlace;

  private OriginalNames(Op function, Map<Location, String> byPlace) {
    super(function);
    this.byPlace = byPlace;
  }

  /** The names of a program that has not been changed yet. */
  public static OriginalNames before(Op program) {
    Map<Location, String> byPlace = new HashMap<>();
    program.walk(op -> {
      if (op.location() instanceof Location.File place) byPlace.putIfAbsent(place, op.name());
    });
    return new OriginalNames(program, byPlace);
  }

  /** The same, for what is said of one function. */
  public OriginalNames in(Op function) {
    return new OriginalNames(function, byPlace);
  }

  @Override
  public String name(Op op) {
    return byPlace.getOrDefault(op.location(), op.name());
  }
}
