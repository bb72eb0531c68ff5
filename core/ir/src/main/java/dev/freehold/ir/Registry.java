// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The dialects in force, which is all that a "context" is; two registries in one process never see each other. Which dialects there are does not
 * change once a registry is built. What is in a dialect is registered when it is loaded: when the first of its operations is looked up, or
 * when something is asked about one that was made.
 */
public final class Registry {
  private final Map<String, Dialect> dialects;
  private final Map<String, OpDef<?>> ops;
  /** What extensions add to each dialect, in the order of the extensions. */
  private final Map<String, List<Addition>> additions;
  /** The dialects that have not been loaded. */
  private final Set<String> pending;
  private final Map<Class<?>, Map<Class<?>, Function<Op, ?>>> models;
  /** Patterns of others than the kind's own dialect, by the rank of who adds them: not in the order in which dialects are loaded. */
  private final Map<Class<?>, SortedMap<Integer, Map<String, Pattern<? super Op>>>> addedPatterns;
  private final UnregisteredDefs unregistered = new UnregisteredDefs();
  private final List<Extension> extensions;
  private volatile int loadedCount;

  /** What one extension does when a dialect is loaded. */
  private record Addition(int rank, Consumer<Registrar> register) {}

  private Registry(Collection<Dialect> found, Collection<Extension> extensions) {
    dialects = new TreeMap<>();
    ops = new ConcurrentHashMap<>();
    additions = new HashMap<>();
    models = new ConcurrentHashMap<>();
    addedPatterns = new ConcurrentHashMap<>();
    this.extensions = List.copyOf(extensions);
    for (Dialect dialect : found) {
      if (dialects.putIfAbsent(dialect.namespace(), dialect) != null) {
        throw new IllegalArgumentException("two dialects have the namespace '" + dialect.namespace() + "'");
      }
    }
    pending = ConcurrentHashMap.newKeySet(2 * dialects.size());
    pending.addAll(dialects.keySet());
    for (int i = 0; i < this.extensions.size(); i++) {
      int rank = dialects.size() + i;
      this.extensions.get(i)
          .register((namespace, register) -> additions.computeIfAbsent(namespace, name -> new ArrayList<>()).add(new Addition(rank, register)));
    }
  }

  /** A registry of just these dialects and {@code builtin}. */
  public static Registry of(Dialect... dialects) {
    return of(Arrays.asList(dialects));
  }

  /** A registry of just these dialects and {@code builtin}. */
  public static Registry of(Collection<Dialect> dialects) {
    return of(dialects, List.of());
  }

  /** A registry of just these dialects and {@code builtin}, with what the extensions add to them. */
  public static Registry of(Collection<Dialect> dialects, Collection<Extension> extensions) {
    Map<String, Dialect> all = new LinkedHashMap<>();
    for (Dialect implicit : Services.of(ImplicitDialect.class, Registry.class.getClassLoader())) all.put(implicit.namespace(), implicit);
    for (Dialect dialect : dialects) {
      if (!(dialect instanceof ImplicitDialect)) all.put(dialect.namespace() + "@" + all.size(), dialect);
    }
    return new Registry(all.values(), extensions);
  }

  /** A registry of all dialects and extensions that {@link ServiceLoader} finds. */
  public static Registry load() {
    return load(Thread.currentThread().getContextClassLoader());
  }

  /** A registry of all dialects and extensions that {@link ServiceLoader} finds through a class loader. */
  public static Registry load(ClassLoader loader) {
    return of(Services.of(Dialect.class, loader), Services.of(Extension.class, loader));
  }

  /** A registry of what is in this one and of more dialects. */
  public Registry with(Collection<Dialect> more) {
    List<Dialect> all = new ArrayList<>(dialects.values());
    all.addAll(more);
    return of(all, extensions);
  }

  /** The dialects by name. */
  public Collection<Dialect> dialects() {
    return dialects.values();
  }

  /** The dialect of that namespace, or null. */
  public @Nullable Dialect dialect(String namespace) {
    return dialects.get(namespace);
  }

  /** The definition of a registered operation, or null. */
  public @Nullable OpDef<?> registered(String name) {
    OpDef<?> def = ops.get(name);
    if (def != null || pending.isEmpty()) return def;
    int dot = name.indexOf('.');
    if (dot >= 0) load(name.substring(0, dot));
    return ops.get(name);
  }

  /** Registers what is in a dialect, and what extensions add to it, if that has not been done; whoever asks at the same time waits. */
  public void load(String namespace) {
    if (pending.contains(namespace)) loadPending(namespace);
  }

  private synchronized void loadPending(String namespace) {
    if (!pending.contains(namespace)) return;
    Loading loading = new Loading(namespace, rank(namespace));
    Objects.requireNonNull(dialects.get(namespace), "pending names are names of dialects").register(loading);
    for (Addition addition : additions.getOrDefault(namespace, List.of())) {
      loading.beginExtension(addition.rank());
      addition.register().accept(loading);
    }
    loading.requireOwnKinds();
    publish(loading);
    pending.remove(namespace);
    loadedCount++;
  }

  private int rank(String namespace) {
    return List.copyOf(dialects.keySet()).indexOf(namespace);
  }

  /** Makes visible what was registered: all of it, or nothing after an exception. */
  private void publish(Loading loading) {
    loading.models().forEach((kind, added) -> {
      Map<Class<?>, Function<Op, ?>> all = new HashMap<>(models.getOrDefault(kind, Map.of()));
      added.forEach((iface, model) -> {
        if (all.putIfAbsent(iface, model) != null) throw new IllegalArgumentException(kind + " has two models of " + iface);
      });
      models.put(kind, all);
    });
    for (Loading.AddedPattern added : loading.patterns()) {
      SortedMap<Integer, Map<String, Pattern<? super Op>>> all = new TreeMap<>(addedPatterns.getOrDefault(added.kind(), new TreeMap<>()));
      Map<String, Pattern<? super Op>> ofRank = new LinkedHashMap<>(all.getOrDefault(added.rank(), Map.of()));
      ofRank.put(added.name(), added.pattern());
      all.put(added.rank(), ofRank);
      addedPatterns.put(added.kind(), all);
    }
    ops.putAll(loading.ops());
  }

  /** The dialects that have been loaded, by name. */
  public List<String> loaded() {
    return dialects.keySet().stream().filter(namespace -> !pending.contains(namespace)).toList();
  }

  /** How many dialects have been loaded: while that is the same, {@link #patterns} returns the same. */
  public int loadedCount() {
    return loadedCount;
  }

  /** The definition of an operation; one that says nothing where no dialect defines it. */
  public OpDef<?> opDef(String name) {
    OpDef<?> def = registered(name);
    return def != null ? def : unregistered.get(name);
  }

  /** All registered operations, for which all dialects are loaded. */
  public Collection<OpDef<?>> ops() {
    dialects.keySet().forEach(this::load);
    return ops.values();
  }

  /** How {@code op} fulfils an interface: itself, or through a model; null where it does not. */
  public <I> @Nullable I as(Op op, Class<I> iface) {
    if (iface.isInstance(op)) return iface.cast(op);
    load(op.def().dialect());
    Map<Class<?>, Function<Op, ?>> byInterface = models.get(op.getClass());
    if (byInterface == null) return null;
    Function<Op, ?> model = byInterface.get(iface);
    return model == null ? null : iface.cast(model.apply(op));
  }

  /**
   * Canonicalizations of a kind of operation, by name: its own and those that other dialects added, if they are loaded. As in the reference, those of
   * dialects whose names come first are tried first.
   */
  public Map<String, Pattern<? super Op>> patterns(OpDef<?> def) {
    load(def.dialect());
    SortedMap<Integer, Map<String, Pattern<? super Op>>> added = addedPatterns.get(def.kind());
    if (added == null) return ownPatterns(def);
    int rank = rank(def.dialect());
    Map<String, Pattern<? super Op>> all = new LinkedHashMap<>();
    added.headMap(rank).values().forEach(all::putAll);
    all.putAll(ownPatterns(def));
    added.tailMap(rank).values().forEach(all::putAll);
    return all;
  }

  /** The canonicalizations that the definition of an operation has, without those that dialects add, by name. */
  public static Map<String, Pattern<? super Op>> ownPatterns(OpDef<?> def) {
    return erase(def.patterns());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Pattern<? super Op>> erase(Map<String, ?> patterns) {
    return (Map<String, Pattern<? super Op>>) patterns;
  }

  /** The names of the dialects. */
  public List<String> namespaces() {
    return List.copyOf(dialects.keySet());
  }
}
