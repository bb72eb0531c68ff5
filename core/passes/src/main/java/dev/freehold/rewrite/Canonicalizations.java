// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Registry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The canonicalizations of all dialects whose labels are enabled. */
final class Canonicalizations implements PatternSource {
  private final Registry registry;
  private final Predicate<String> enabled;
  private volatile Known known;

  /** What has been found while a number of dialects were loaded: another one may add to it. */
  private record Known(int loadedDialects, Map<OpDef<?>, List<Pattern<? super Op>>> patterns) {}

  Canonicalizations(Registry registry, Predicate<String> enabled) {
    this.registry = registry;
    this.enabled = enabled;
    known = new Known(registry.loadedCount(), new ConcurrentHashMap<>());
  }

  @Override
  public List<Pattern<? super Op>> of(OpDef<?> def) {
    Known current = known;
    int loaded = registry.loadedCount();
    if (current.loadedDialects != loaded) known = current = new Known(loaded, new ConcurrentHashMap<>());
    List<Pattern<? super Op>> found = current.patterns.get(def);
    return found != null ? found : current.patterns.computeIfAbsent(def, this::find);
  }

  private List<Pattern<? super Op>> find(OpDef<?> def) {
    List<Pattern<? super Op>> patterns = new ArrayList<>();
    registry.patterns(def).forEach((name, pattern) -> {
      if (enabled.test(label(def, name))) patterns.add(pattern);
    });
    return List.copyOf(patterns);
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
