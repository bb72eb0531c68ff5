// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.ir.Value;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What is better if a function frees an argument than if its callers do.
 *
 * @param isEarly whether the program frees it there, or something may be allocated behind its last use
 * @param handedOn the arguments of called functions as which it is handed on, which is good if it is for one of these
 */
public record GainByFreeing(boolean isEarly, Set<Value> handedOn) {
  public static final GainByFreeing EARLY = new GainByFreeing(true, Set.of());

  /** Both together. */
  public GainByFreeing or(GainByFreeing other) {
    if (isEarly || other.isEarly) return EARLY;
    Set<Value> all = new LinkedHashSet<>(handedOn);
    all.addAll(other.handedOn);
    return new GainByFreeing(false, all);
  }
}
