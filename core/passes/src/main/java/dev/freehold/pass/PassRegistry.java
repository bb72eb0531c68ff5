// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Services;
import java.util.Collection;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The passes and named pipelines in force, by name. Immutable. */
public final class PassRegistry {
  private final TreeMap<String, PassInfo> passes = new TreeMap<>();
  private final TreeMap<String, NamedPipeline> pipelines = new TreeMap<>();

  private PassRegistry(Collection<PassProvider> providers) {
    for (PassProvider provider : providers) {
      for (PassInfo pass : provider.passes()) {
        if (passes.putIfAbsent(pass.name(), pass) != null) throw twice(pass.name());
      }
      for (NamedPipeline pipeline : provider.pipelines()) {
        if (passes.containsKey(pipeline.name()) || pipelines.putIfAbsent(pipeline.name(), pipeline) != null) {
          throw twice(pipeline.name());
        }
      }
    }
  }

  private static IllegalArgumentException twice(String name) {
    return new IllegalArgumentException("pass '" + name + "' is registered twice");
  }

  public static PassRegistry of(PassProvider... providers) {
    return new PassRegistry(List.of(providers));
  }

  /** A registry of everything that {@link ServiceLoader} finds. */
  public static PassRegistry load() {
    return load(Thread.currentThread().getContextClassLoader());
  }

  /** A registry of everything that {@link ServiceLoader} finds through a class loader. */
  public static PassRegistry load(ClassLoader loader) {
    return new PassRegistry(Services.of(PassProvider.class, loader));
  }

  /** The pass of that name, or null. */
  public @Nullable PassInfo pass(String name) {
    return passes.get(name);
  }

  /** The pipeline of that name, or null. */
  public @Nullable NamedPipeline pipeline(String name) {
    return pipelines.get(name);
  }

  /** All passes in the order of their names. */
  public Collection<PassInfo> passes() {
    return passes.values();
  }

  /** All named pipelines in the order of their names. */
  public Collection<NamedPipeline> pipelines() {
    return pipelines.values();
  }

  /** The names of all passes and named pipelines. */
  public Set<String> names() {
    Set<String> names = new TreeSet<>(passes.keySet());
    names.addAll(pipelines.keySet());
    return names;
  }
}
