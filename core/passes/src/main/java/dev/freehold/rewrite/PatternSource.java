// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Registry;
import java.util.List;
import java.util.function.Predicate;

/** Which patterns a driver applies to a kind of operation, in the order in which they are tried. */
@FunctionalInterface
public interface PatternSource {
  List<Pattern<? super Op>> of(OpDef<?> def);

  /**
   * Whether an operation that a pattern changes in place while it is applied to {@code root} makes this application a success. After one without success the
   * next pattern is tried. All other changes do in any case.
   */
  default boolean counts(Pattern<? super Op> pattern, Op root, Op changed) {
    return true;
  }

  /** Called after a pattern has been applied with success to an operation, which may be erased by now; observers override it. */
  default void applied(Pattern<? super Op> pattern, Op op) {}

  /** Called after an operation, which may be erased by now, was folded; observers override it. */
  default void folded(Op op) {}

  /** The canonicalizations that the definitions of operations have, without those that dialects add. */
  static PatternSource ownCanonicalizations() {
    return def -> List.copyOf(Registry.ownPatterns(def).values());
  }

  /** The canonicalizations of all dialects. */
  static PatternSource canonicalizations(Registry registry) {
    return canonicalizations(registry, label -> true);
  }

  /** The canonicalizations of all dialects whose labels are enabled. */
  static PatternSource canonicalizations(Registry registry, Predicate<String> enabled) {
    return new Canonicalizations(registry, enabled);
  }
}
