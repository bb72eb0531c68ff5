// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Type;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one object for equal types, so that comparing them nearly always ends at the identity test. It holds a type only while somebody
 * else does, so that a process that reads programs for ever does not fill up with their types.
 */
public final class Interner {
  private static final ConcurrentHashMap<Object, Entry> TYPES = new ConcurrentHashMap<>();
  private static final ReferenceQueue<Type> COLLECTED = new ReferenceQueue<>();

  private Interner() {}

  @SuppressWarnings("unchecked")
  public static <T extends Type> T intern(T type) {
    Entry known = TYPES.get(new Probe(type));
    Type same = known == null ? null : known.get();
    return same == null ? add(type) : (T) same;
  }

  @SuppressWarnings("unchecked")
  private static <T extends Type> T add(T type) {
    for (Reference<?> gone = COLLECTED.poll(); gone != null; gone = COLLECTED.poll()) TYPES.remove(gone);
    Entry made = new Entry(type);
    while (true) {
      Entry known = TYPES.putIfAbsent(made, made);
      Type same = known == null ? type : known.get();
      if (same != null) return (T) same;
      TYPES.remove(known);
    }
  }

  /** How many types there are, those included that have been collected since the last one was added; for tests. */
  static int size() {
    return TYPES.size();
  }

  /** What is looked up with: equal to the entry of an equal type. */
  private record Probe(Type type) {
    @Override
    public int hashCode() {
      return type.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Entry entry && type.equals(entry.get());
    }
  }

  /** A type, and its hash code for when it has been collected; from then on it equals only itself. */
  private static final class Entry extends WeakReference<Type> {
    private final int hash;

    Entry(Type type) {
      super(type, COLLECTED);
      hash = type.hashCode();
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      if (this == other) return true;
      Type type = get();
      return type != null && other instanceof Entry entry && type.equals(entry.get());
    }
  }
}
