// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/**
 * What the definition of a kind of operation says of its effects, and its class by the interfaces without methods.
 *
 * @param onResources effects on a resource as a whole, not to be changed; those on values stand in the segments
 * @param known whether these, with those of the segments, are all effects
 * @param computed whether the operations say their effects themselves
 * @param kinds a bit for each kind of effect that is declared, on whatever
 */
record DeclaredEffects(Effect[] onResources, boolean known, boolean computed, int kinds, boolean noMemoryEffect, boolean recursiveMemoryEffects) {
  static final Effect[] NONE = {};

  static DeclaredEffects of(OpDefBuilder<?> b) {
    int kinds = 0;
    for (Effect effect : b.effects) kinds |= 1 << effect.kind().ordinal();
    for (ValueSegment segment : b.operands) kinds |= segment.effectKinds();
    for (ValueSegment segment : b.results) kinds |= segment.effectKinds();
    return new DeclaredEffects(b.effects.toArray(NONE), b.declaresEffects, MemoryEffects.class.isAssignableFrom(b.kind), kinds,
        b.pure || NoMemoryEffect.class.isAssignableFrom(b.kind), RecursiveMemoryEffects.class.isAssignableFrom(b.kind));
  }

  boolean has(Effect.Kind kind) {
    return (kinds & 1 << kind.ordinal()) != 0;
  }
}
