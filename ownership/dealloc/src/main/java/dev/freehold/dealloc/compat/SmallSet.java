// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A set in the order in which the reference's would list it: as it was filled, where what is removed makes room for the last. With
 * more than a few elements the reference's order depends on addresses for good, and so is unknown; and so is, in a set that was filled from
 * such a one, the order behind the elements that were there before.
 */
final class SmallSet {
  private static final int SMALL = 16;

  private final List<Value> items;
  /** So many elements from the first on are where the reference has them. */
  private int known;
  /** Holds the elements too once there were many: the reference's order is unknown from then on. */
  private @Nullable Set<Value> index;

  SmallSet() {
    items = new ArrayList<>(4);
  }

  SmallSet(SmallSet from) {
    items = new ArrayList<>(from.items);
    known = from.known;
    if (from.index != null) buildIndex();
  }

  private void buildIndex() {
    Set<Value> all = Collections.newSetFromMap(new IdentityHashMap<>());
    all.addAll(items);
    index = all;
  }

  int size() {
    return items.size();
  }

  /** The elements that are known to be listed first, in their order: often all. */
  List<Value> known() {
    return items.subList(0, knownCount());
  }

  private int knownCount() {
    int known = index == null ? this.known : 0;
    return known == items.size() - 1 ? items.size() : known;
  }

  boolean contains(Value value) {
    return index == null ? positionOf(value) >= 0 : index.contains(value);
  }

  private int positionOf(Value value) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) == value) return i;
    }
    return -1;
  }

  void add(Value value) {
    if (contains(value)) return;
    if (known == items.size()) known++;
    items.add(value);
    if (index != null) index.add(value);
    else if (items.size() > SMALL) buildIndex();
  }

  void addAll(SmallSet others) {
    addAll(others, value -> true);
  }

  void addAll(SmallSet others, Predicate<Value> wanted) {
    int ordered = others.knownCount();
    for (Value value : others.items.subList(0, ordered)) {
      if (wanted.test(value)) add(value);
    }
    int before = size();
    int knownBefore = knownCount();
    for (Value value : others.items.subList(ordered, others.size())) {
      if (wanted.test(value)) add(value);
    }
    if (size() > before + 1) known = knownBefore;
  }

  void removeIf(Predicate<Value> dead) {
    for (int i = 0; i < items.size();) {
      if (dead.test(items.get(i))) removeAt(i);
      else i++;
    }
  }

  private void removeAt(int i) {
    known = i < knownCount() && knownCount() < size() ? i : Math.min(knownCount(), size() - 1);
    Value last = items.removeLast();
    Value removed = i == items.size() ? last : items.set(i, last);
    if (index != null) index.remove(removed);
  }

  void removeAll(SmallSet others) {
    if (index != null || size() < others.size()) {
      removeIf(others::contains);
      return;
    }
    int ordered = others.knownCount();
    removeEach(others.items.subList(0, ordered));
    List<Value> rest = others.items.subList(ordered, others.size()).stream().filter(this::contains).toList();
    int untouched = rest.stream().mapToInt(this::positionOf).min().orElse(size());
    removeEach(rest);
    if (rest.size() > 1) known = Math.min(known, untouched);
  }

  private void removeEach(List<Value> dead) {
    for (Value value : dead) {
      if (contains(value)) removeAt(positionOf(value));
    }
  }
}
