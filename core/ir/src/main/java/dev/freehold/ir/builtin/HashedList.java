// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list that remembers its hash code. Attributes and types share their parts, and may have more paths through them than could ever be
 * followed; what consists of several parts keeps them in such a list.
 */
final class HashedList<T> extends AbstractList<T> implements RandomAccess {
  private final Object[] items;
  private final int hash;

  private HashedList(Object[] items, int hash) {
    this.items = items;
    this.hash = hash;
  }

  static <T> List<T> of(Collection<? extends T> items) {
    if (items instanceof HashedList<? extends T> same) return same.asList();
    List<T> copy = List.copyOf(items);
    return new HashedList<>(copy.toArray(), copy.hashCode());
  }

  @SuppressWarnings("unchecked")
  private <S> List<S> asList() {
    return (List<S>) this;
  }

  @Override
  @SuppressWarnings("unchecked")
  public T get(int i) {
    return (T) items[i];
  }

  @Override
  public int size() {
    return items.length;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) return true;
    return other instanceof HashedList<?> that ? hash == that.hash && super.equals(that) : super.equals(other);
  }

  @Override
  public Object[] toArray() {
    return items.clone();
  }
}
