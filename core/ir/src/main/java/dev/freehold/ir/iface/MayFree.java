// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** An operation that may free operands, depending on conditions at run time, although it declares no effects as MLIR has them. */
public interface MayFree {
  /** The operands that the operation may free. */
  List<? extends Value> mayFree();

  /**
   * Returns whether an operation may free a value that is {@code wanted}, by its effects or as such an operation; the question is null if it may free anything.
   * Operations of which nothing is known free nothing, by convention.
   */
  static boolean any(Op op, Predicate<@Nullable Value> wanted) {
    if (op instanceof MayFree conditional) return conditional.mayFree().stream().anyMatch(wanted);
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    for (Effects.On on : known.effects()) {
      if (on.is(Effect.Kind.FREE) && wanted.test(on.value())) return true;
    }
    return false;
  }
}
