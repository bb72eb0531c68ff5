// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.rewrite.PatternSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The folds and canonicalization patterns of some dialects, and how often each has been applied. A pattern is named {@code memref.load: name}, the fold of an
 * operation {@code memref.load: fold}. One thread at a time uses an instance.
 */
final class PatternCounts {
  private static final String FOLD = "fold";

  private final Registry registry;
  private final PatternSource all;
  private final Map<String, Integer> counts = new TreeMap<>();
  private final Map<String, Set<String>> byFunction = new HashMap<>();
  private final Set<String> executed = new TreeSet<>();
  private final Set<String> leftOut = new HashSet<>();

  /** Starts at 0 for each pattern of these dialects; others are applied, too, but not counted. */
  PatternCounts(Registry registry, Collection<String> dialects) {
    this.registry = registry;
    all = PatternSource.canonicalizations(registry);
    for (OpDef<?> def : registry.ops()) {
      if (!dialects.contains(def.dialect())) continue;
      registry.patterns(def).keySet().forEach(label -> counts.put(name(def, label), 0));
      if (folds(def)) counts.put(name(def, FOLD), 0);
    }
  }

  private static String name(OpDef<?> def, String label) {
    return def.name() + ": " + label;
  }

  /** Whether operations have a fold of their own, or one that follows from a trait. Constants are not folded. */
  private static boolean folds(OpDef<?> def) {
    if (ConstantLike.class.isAssignableFrom(def.kind())) return false;
    return overridesFold(def.kind()) || def.has(Traits.COMMUTATIVE) || def.has(Traits.IDEMPOTENT) || def.has(Traits.INVOLUTION);
  }

  private static boolean overridesFold(Class<?> kind) {
    for (Class<?> at = kind; at != Op.class && at != null; at = at.getSuperclass()) {
      for (var method : at.getDeclaredMethods()) {
        if (method.getName().equals(FOLD) && List.of(method.getParameterTypes()).equals(List.of(Rewriter.class))) return true;
      }
    }
    return false;
  }

  /** Forgets which patterns have been applied to single functions, and applies all patterns from now on. */
  void begin() {
    byFunction.clear();
    leftOut.clear();
  }

  /** Leaves out the patterns that have been applied since {@link #begin}, so that those they precede are applied. Returns whether there are such. */
  boolean leaveOutApplied() {
    int before = leftOut.size();
    byFunction.values().forEach(leftOut::addAll);
    leftOut.removeIf(name -> name.endsWith(": " + FOLD));
    byFunction.clear();
    return leftOut.size() > before;
  }

  /** The patterns for what is in an operation: a function, or what is around functions. */
  PatternSource in(Op scope) {
    String function = scope instanceof FunctionLike named && named.symbolName() != null ? named.symbolName() : "";
    Set<String> names = byFunction.computeIfAbsent(function, first -> new TreeSet<>());
    Map<OpDef<?>, List<Pattern<? super Op>>> rest = new HashMap<>();
    return new PatternSource() {
      @Override
      public List<Pattern<? super Op>> of(OpDef<?> def) {
        return leftOut.isEmpty() ? all.of(def) : rest.computeIfAbsent(def, PatternCounts.this::rest);
      }

      @Override
      public boolean counts(Pattern<? super Op> pattern, Op root, Op changed) {
        return all.counts(pattern, root, changed);
      }

      @Override
      public void applied(Pattern<? super Op> pattern, Op op) {
        registry.patterns(op.def()).forEach((label, each) -> {
          if (each == pattern) count(name(op.def(), label), names);
        });
      }

      @Override
      public void folded(Op op) {
        count(name(op.def(), FOLD), names);
      }
    };
  }

  /** The patterns for an operation without those left out. */
  private List<Pattern<? super Op>> rest(OpDef<?> def) {
    List<Pattern<? super Op>> patterns = new ArrayList<>(all.of(def));
    registry.patterns(def).forEach((label, pattern) -> {
      if (leftOut.contains(name(def, label))) patterns.removeIf(each -> each == pattern);
    });
    return patterns;
  }

  private void count(String name, Set<String> names) {
    if (counts.computeIfPresent(name, (key, count) -> count + 1) != null) names.add(name);
  }

  /** The names of the patterns that have been applied to a function since {@link #begin}. */
  Set<String> appliedTo(String function) {
    return byFunction.getOrDefault(function, Set.of());
  }

  /** Records that functions to which these patterns were applied have been executed before and after. */
  void executed(Set<String> names) {
    executed.addAll(names);
  }

  /** The names of the patterns that have been applied, but to no function that was executed, in order. */
  List<String> notExecuted() {
    return counts.entrySet().stream().filter(each -> each.getValue() > 0 && !executed.contains(each.getKey())).map(Map.Entry::getKey).toList();
  }

  /** How often each pattern has been applied, by name. */
  Map<String, Integer> byName() {
    return counts;
  }

  /** The names of the patterns that have never been applied, in order. */
  List<String> missing() {
    return counts.entrySet().stream().filter(each -> each.getValue() == 0).map(Map.Entry::getKey).toList();
  }

  /** How many applications there have been. */
  long total() {
    return counts.values().stream().mapToLong(Integer::longValue).sum();
  }
}
