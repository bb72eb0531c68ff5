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

  /** The canonicalizations of all dialects whose names ({@code memref.alloc.eraseIfOnlyFreed}) are enabled. */
  static PatternSource canonicalizations(Registry registry, Predicate<String> enabled) {
    return def -> {
      List<Pattern<? super Op>> patterns = new ArrayList<>();
      registry.patterns(def).forEach((name, pattern) -> {
        if (enabled.test(def.name() + "." + name)) patterns.add(pattern);
      });
      return patterns;
    };
  }
}
