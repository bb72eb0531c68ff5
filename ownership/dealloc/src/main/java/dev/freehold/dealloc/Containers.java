// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Local memory that holds buffers, of which it is known what is stored there and where that is loaded again. Memory is local if it is allocated
 * here, and only operations with known effects, one after another, use it under its names.
 *
 * <pre>
 *   %box = memref.alloc() : memref&lt;memref&lt;f32>>
 *   memref.store %a, %box[]                               stored: %a
 *   %s = arith.select %c, %box, %other                    %s, %box and %other are names of one container
 *   %g = memref.load %s[]                                 loaded: %g
 * </pre>
 *
 * The analysis is a snapshot.
 */
public final class Containers {
  static final Containers NONE = new Containers(List.of());

  private final List<Container> all;
  private final Map<Value, Container> byName = new HashMap<>();
  private final Map<Value, Container> byLoaded = new HashMap<>();

  /**
   * Memory under names that may be the same, or that is copied from one to the other.
   *
   * @param names all its names
   * @param stored what is stored in it under any of its names
   * @param loaded what is loaded from it, each of which may be all that is stored
   */
  public record Container(List<Value> names, List<Value> stored, List<Value> loaded) {
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  private Containers(List<Container> all) {
    this.all = all;
    for (Container container : all) {
      for (Value name : container.names) byName.put(name, container);
      for (Value value : container.loaded) byLoaded.put(value, container);
    }
  }

  /** Finds those in {@code root}, where {@code names} knows the names of buffers. */
  public static Containers in(Op root, BufferViewFlow names, Registry registry) {
    List<Container> found = new ContainerSearch(names, registry).in(root);
    return found.isEmpty() ? NONE : new Containers(found);
  }

  /** The local memory that a value is a name of; null if it is none. */
  public @Nullable Container of(@Nullable Value value) {
    return byName.get(value);
  }

  /** The local memory that a value is loaded from; null if it is not. */
  public @Nullable Container loadedFrom(Value value) {
    return byLoaded.get(value);
  }

  public List<Container> all() {
    return all;
  }

  /** Calls {@code edge} with pairs of values so that each value that is loaded can be reached from all that are stored. */
  void addReferences(BiConsumer<Value, Value> edge) {
    for (Container container : all) {
      if (container.loaded.isEmpty()) continue;
      for (Value each : container.stored) edge.accept(each, container.loaded.getFirst());
      for (int i = 1; i < container.loaded.size(); i++) edge.accept(container.loaded.get(i - 1), container.loaded.get(i));
    }
  }
}
