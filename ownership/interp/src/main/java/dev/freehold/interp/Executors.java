// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import dev.freehold.ir.Services;
import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Which operations can be executed, and how. */
public final class Executors {
  private final Map<Class<?>, Executor<Op>> byKind = new HashMap<>();
  private final Map<String, Executor<Op>> byName = new HashMap<>();

  /** The executors of these providers. */
  public static Executors of(ExecutorProvider... providers) {
    Executors executors = new Executors();
    for (ExecutorProvider provider : providers) provider.register(executors);
    return executors;
  }

  /** The executors of all providers that {@link ServiceLoader} finds. */
  public static Executors load() {
    return load(Thread.currentThread().getContextClassLoader());
  }

  /** The executors of all providers that {@link ServiceLoader} finds through a class loader. */
  public static Executors load(ClassLoader loader) {
    Executors executors = new Executors();
    for (ExecutorProvider provider : Services.of(ExecutorProvider.class, loader)) provider.register(executors);
    return executors;
  }

  /** Adds the executor of the operations of a kind. */
  @SuppressWarnings("unchecked")
  public <O extends Op> void add(Class<O> kind, Executor<? super O> executor) {
    Executor<Op> previous = byKind.putIfAbsent(kind, (Executor<Op>) (Executor<?>) executor);
    if (previous != null) throw new IllegalArgumentException(kind + " has two executors");
  }

  /** Adds the executor of one operation that shares its class with others. */
  public void add(String operation, Executor<Op> executor) {
    if (byName.putIfAbsent(operation, executor) != null) throw new IllegalArgumentException("'" + operation + "' has two executors");
  }

  /** The executor of an operation, or null. */
  @Nullable
  Executor<Op> of(Op op) {
    Executor<Op> executor = byName.get(op.name());
    return executor != null ? executor : byKind.get(op.getClass());
  }
}
