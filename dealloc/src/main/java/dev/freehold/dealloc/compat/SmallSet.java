// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A set in the order in which the reference's would list it: as it was filled, where what is removed makes room for the last. With
 * more than a few elements the reference's order depends on addresses, and so is unknown for good.
 */
final class SmallSet {
  private static final int SMALL = 16;

  private final List<Value> items;
  private Set<Value> index;
  private boolean ordered = true;

  SmallSet() {
    items = new ArrayList<>(4);
  }

  SmallSet(SmallSet from) {
    items = new ArrayList<>(from.items);
    ordered = from.ordered;
    if (from.index != null) buildIndex();
  }

  private void buildIndex() {
    index = Collections.newSetFromMap(new IdentityHashMap<>());
    index.addAll(items);
  }

  int size() {
    return items.size();
  }

  /** The elements, or null where their order is unknown. */
  List<Value> list() {
    return ordered ? items : null;
  }

  boolean contains(Value value) {
    if (index != null) return index.contains(value);
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) == value) return true;
    }
    return false;
  }

  void add(Value value) {
    if (contains(value)) return;
    items.add(value);
    if (index != null) index.add(value);
    else if (items.size() > SMALL) {
      ordered = false;
      buildIndex();
    }
  }

  void addAll(SmallSet others) {
    if (!others.ordered && others.size() > 1) ordered = false;
    for (Value value : others.items) add(value);
  }

  void removeIf(Predicate<Value> doomed) {
    for (int i = 0; i < items.size();) {
      if (doomed.test(items.get(i))) removeAt(i);
      else i++;
    }
  }

  private void removeAt(int i) {
    Value last = items.removeLast();
    Value removed = i == items.size() ? last : items.set(i, last);
    if (index != null) index.remove(removed);
  }

  void removeAll(SmallSet others) {
    if (size() < others.size()) {
      removeIf(others::contains);
      return;
    }
    for (Value value : others.items) {
      int position = positionOf(value);
      if (position < 0) continue;
      removeAt(position);
      if (!others.ordered) ordered = false;
    }
  }

  private int positionOf(Value value) {
    if (index != null && !index.contains(value)) return -1;
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) == value) return i;
    }
    return -1;
  }
}
