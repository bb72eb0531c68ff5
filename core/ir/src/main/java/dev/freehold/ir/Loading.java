// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Collects what a dialect registers while it is loaded, and then what extensions add to it. */
final class Loading implements Registrar {
  /** A canonicalization, and the rank of the dialect or extension that adds it. */
  record AddedPattern(Class<?> kind, int rank, String name, Pattern<? super Op> pattern) {}

  private final String namespace;
  private final Map<String, OpDef<?>> ops = new HashMap<>();
  private final Set<Class<?>> kinds = new HashSet<>();
  /** Classes of operations, and what these extend, which have been found to have no fields. */
  private final Set<Class<?>> fieldFree = new HashSet<>();
  private final Map<Class<?>, Map<Class<?>, Function<Op, ?>>> models = new HashMap<>();
  private final List<AddedPattern> patterns = new ArrayList<>();
  private boolean isExtension;
  private int rank;

  Loading(String namespace, int rank) {
    this.namespace = namespace;
    this.rank = rank;
  }

  /** What comes from here on is added by an extension. */
  void beginExtension(int extensionRank) {
    isExtension = true;
    rank = extensionRank;
  }

  Map<String, OpDef<?>> ops() {
    return ops;
  }

  Map<Class<?>, Map<Class<?>, Function<Op, ?>>> models() {
    return models;
  }

  List<AddedPattern> patterns() {
    return patterns;
  }

  @Override
  public void ops(OpDef<?>... defs) {
    for (OpDef<?> def : defs) add(def);
  }

  @Override
  public void families(Collection<? extends Collection<? extends OpDef<?>>> families) {
    for (Collection<? extends OpDef<?>> family : families) family.forEach(this::add);
  }

  private void add(OpDef<?> def) {
    if (isExtension) throw new IllegalArgumentException("only a dialect registers operations");
    if (!def.dialect().equals(namespace)) throw new IllegalArgumentException("dialect '" + namespace + "' registers '" + def.name() + "'");
    if (kinds.add(def.kind())) requireFieldFree(def);
    if (ops.putIfAbsent(def.name(), def) != null) throw new IllegalArgumentException("'" + def.name() + "' is registered twice");
  }

  private void requireFieldFree(OpDef<?> def) {
    if (!Modifier.isFinal(def.kind().getModifiers())) {
      throw new IllegalArgumentException(def.kind() + " of '" + def.name() + "' must be final");
    }
    for (Class<?> type = def.kind(); type != Op.class && fieldFree.add(type); type = type.getSuperclass()) {
      for (var field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          throw new IllegalArgumentException(field + " of '" + def.name() + "': operations have no fields of their own");
        }
      }
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public <O extends Op, I> void model(Class<O> kind, Class<I> iface, Function<? super O, ? extends I> model) {
    var previous = models.computeIfAbsent(kind, k -> new HashMap<>()).putIfAbsent(iface, (Function<Op, ?>) (Function<?, ?>) model);
    if (previous != null) throw new IllegalArgumentException(kind + " has two models of " + iface);
  }

  /** A model of another dialect's operations would be missing where only that dialect is loaded. */
  void requireOwnKinds() {
    for (Class<?> kind : models.keySet()) {
      if (!kinds.contains(kind)) {
        throw new IllegalArgumentException("a model of " + kind + " is registered with dialect '" + namespace + "', which has no such operation");
      }
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public <O extends Op> void pattern(Class<O> kind, String name, Pattern<? super O> pattern) {
    patterns.add(new AddedPattern(kind, rank, name, (Pattern<? super Op>) (Pattern<?>) pattern));
  }
}
