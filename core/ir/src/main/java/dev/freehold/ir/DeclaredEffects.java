// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.List;

/**
 * What the definition of a kind of operation says of its effects, and its class by the interfaces without methods.
 *
 * @param onResources effects on a resource as a whole; those on values stand in the segments
 * @param known whether these, with those of the segments, are all effects
 * @param kinds a bit for each kind of effect that is declared, on whatever
 */
record DeclaredEffects(List<Effect> onResources, boolean known, int kinds, boolean noMemoryEffect, boolean recursiveMemoryEffects,
    boolean alwaysSpeculatable, boolean recursivelySpeculatable) {
  static DeclaredEffects of(OpDefBuilder<?> b) {
    int kinds = 0;
    for (Effect effect : b.effects) kinds |= 1 << effect.kind().ordinal();
    for (ValueSegment segment : b.operands) kinds |= segment.effectKinds();
    for (ValueSegment segment : b.results) kinds |= segment.effectKinds();
    return new DeclaredEffects(List.copyOf(b.effects), b.declaresEffects, kinds,
        b.pure || NoMemoryEffect.class.isAssignableFrom(b.kind), RecursiveMemoryEffects.class.isAssignableFrom(b.kind),
        b.pure || AlwaysSpeculatable.class.isAssignableFrom(b.kind), RecursivelySpeculatable.class.isAssignableFrom(b.kind));
  }

  boolean has(Effect.Kind kind) {
    return (kinds & 1 << kind.ordinal()) != 0;
  }
}
