// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Registry;
import java.util.ArrayList;
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

  /** The canonicalizations of all dialects. */
  static PatternSource canonicalizations(Registry registry) {
    return def -> List.copyOf(registry.patterns(def).values());
  }

  /** The canonicalizations of all dialects whose labels are enabled. */
  static PatternSource canonicalizations(Registry registry, Predicate<String> enabled) {
    return def -> {
      List<Pattern<? super Op>> patterns = new ArrayList<>();
      registry.patterns(def).forEach((name, pattern) -> {
        if (enabled.test(label(def, name))) patterns.add(pattern);
      });
      return patterns;
    };
  }

  /**
   * What options of passes call a canonicalization: the name of its class in the reference ({@code (anonymous namespace)::EraseEmptyDealloc},
   * or {@code SelectToExtUI} for one called {@code ::SelectToExtUI}), if it is called as that class is, else that of its operation and its own
   * ({@code cf.switch.noCases}).
   */
  private static String label(OpDef<?> def, String name) {
    if (name.startsWith("::")) return name.substring(2);
    return Character.isUpperCase(name.charAt(0)) ? "(anonymous namespace)::" + name : def.name() + "." + name;
  }
}
