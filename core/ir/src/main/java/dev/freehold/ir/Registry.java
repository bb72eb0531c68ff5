// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The dialects in force: what they hold does not change once they are built, and is all that a "context" is. Two registries in one
 * process never see each other.
 */
public final class Registry {
  private final Map<String, Dialect> dialects;
  private final Map<String, OpDef<?>> ops;
  /** What makes the operations of the dialects that nobody has asked for yet. */
  private final Map<String, Runnable> pending;
  private final Map<Class<?>, Map<Class<?>, Function<Op, ?>>> models;
  private final Map<Class<?>, Map<String, Pattern<? super Op>>> addedPatterns;
  private final ConcurrentHashMap<String, OpDef<UnregisteredOp>> unregistered;
  private final List<Extension> extensions;

  private Registry(Collection<Dialect> loaded, Collection<Extension> extensions) {
    dialects = new TreeMap<>();
    ops = new ConcurrentHashMap<>();
    pending = new ConcurrentHashMap<>();
    models = new HashMap<>();
    addedPatterns = new HashMap<>();
    unregistered = new ConcurrentHashMap<>();
    this.extensions = List.copyOf(extensions);
    for (Dialect dialect : loaded) {
      if (dialects.putIfAbsent(dialect.namespace(), dialect) != null) {
        throw new IllegalArgumentException("two dialects have the namespace '" + dialect.namespace() + "'");
      }
    }
    for (Dialect dialect : dialects.values()) dialect.register(new Entries(dialect));
    for (Extension extension : extensions) extension.register(new Entries(null));
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
    all.put("builtin", new dev.freehold.ir.builtin.BuiltinDialect());
    for (Dialect dialect : dialects) {
      if (!(dialect instanceof dev.freehold.ir.builtin.BuiltinDialect)) all.put(dialect.namespace() + "@" + all.size(), dialect);
    }
    return new Registry(all.values(), extensions);
  }

  /** A registry of all dialects and extensions that {@link ServiceLoader} finds. */
  public static Registry load() {
    return load(Thread.currentThread().getContextClassLoader());
  }

  /** A registry of all dialects and extensions that {@link ServiceLoader} finds through a class loader. */
  public static Registry load(ClassLoader loader) {
    return of(found(Dialect.class, loader), found(Extension.class, loader));
  }

  /** A registry of what is in this one and of more dialects. */
  public Registry with(Collection<Dialect> more) {
    List<Dialect> all = new ArrayList<>(dialects.values());
    all.addAll(more);
    return of(all, extensions);
  }

  private static <S> List<S> found(Class<S> service, ClassLoader loader) {
    return ServiceLoader.load(service, loader).stream().map(ServiceLoader.Provider::get).toList();
  }

  /** The dialects by name. */
  public Collection<Dialect> dialects() {
    return dialects.values();
  }

  /** The dialect of that namespace, or null. */
  public Dialect dialect(String namespace) {
    return dialects.get(namespace);
  }

  /** The definition of a registered operation, or null. */
  public OpDef<?> registered(String name) {
    OpDef<?> def = ops.get(name);
    if (def != null || pending.isEmpty()) return def;
    int dot = name.indexOf('.');
    if (dot >= 0) make(name.substring(0, dot));
    return ops.get(name);
  }

  /** Makes the operations of a dialect if that has not been done; whoever asks at the same time waits. */
  private void make(String namespace) {
    pending.computeIfPresent(namespace, (name, maker) -> {
      maker.run();
      return null;
    });
  }

  /** The definition of an operation; one that says nothing where no dialect defines it. */
  public OpDef<?> opDef(String name) {
    OpDef<?> def = registered(name);
    return def != null ? def : unregistered.computeIfAbsent(name, UnregisteredOp::definition);
  }

  /** All registered operations. */
  public Collection<OpDef<?>> ops() {
    for (String namespace : List.copyOf(pending.keySet())) make(namespace);
    return ops.values();
  }

  /** How {@code op} fulfils an interface: itself, or through a model; null where it does not. */
  public <I> I as(Op op, Class<I> iface) {
    if (iface.isInstance(op)) return iface.cast(op);
    Map<Class<?>, Function<Op, ?>> byInterface = models.get(op.getClass());
    if (byInterface == null) return null;
    Function<Op, ?> model = byInterface.get(iface);
    return model == null ? null : iface.cast(model.apply(op));
  }

  /** Canonicalizations of a kind of operation: its own, then those that other dialects added, by name. */
  public Map<String, Pattern<? super Op>> patterns(OpDef<?> def) {
    Map<String, Pattern<? super Op>> all = new LinkedHashMap<>(erase(def.patterns()));
    all.putAll(addedPatterns.getOrDefault(def.kind(), Map.of()));
    return all;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Pattern<? super Op>> erase(Map<String, ?> patterns) {
    return (Map<String, Pattern<? super Op>>) patterns;
  }

  /** Takes the entries of one dialect, or (null) of an extension. */
  private final class Entries implements Registrar {
    private final Dialect dialect;

    Entries(Dialect dialect) {
      this.dialect = dialect;
    }

    @Override
    public void ops(OpDef<?>... defs) {
      if (dialect == null) throw new IllegalArgumentException("only a dialect registers operations");
      for (OpDef<?> def : defs) {
        if (!def.dialect().equals(dialect.namespace())) {
          throw new IllegalArgumentException("dialect '" + dialect.namespace() + "' registers '" + def.name() + "'");
        }
        requireFieldFree(def);
        if (ops.putIfAbsent(def.name(), def) != null) {
          throw new IllegalArgumentException("'" + def.name() + "' is registered twice");
        }
      }
    }

    @Override
    public void opsWhenNeeded(Supplier<? extends Collection<? extends Collection<? extends OpDef<?>>>> families) {
      if (dialect == null) throw new IllegalArgumentException("only a dialect registers operations");
      pending.put(dialect.namespace(), () -> families.get().forEach(family -> ops(family.toArray(OpDef[]::new))));
    }

    private void requireFieldFree(OpDef<?> def) {
      if (!Modifier.isFinal(def.kind().getModifiers())) {
        throw new IllegalArgumentException(def.kind() + " of '" + def.name() + "' must be final");
      }
      for (Class<?> type = def.kind(); type != Op.class; type = type.getSuperclass()) {
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

    @Override
    @SuppressWarnings("unchecked")
    public <O extends Op> void pattern(Class<O> kind, String name, Pattern<? super O> pattern) {
      addedPatterns.computeIfAbsent(kind, k -> new LinkedHashMap<>()).put(name, (Pattern<? super Op>) (Pattern<?>) pattern);
    }
  }

  /** The names of the dialects. */
  public List<String> namespaces() {
    return List.copyOf(dialects.keySet());
  }
}
