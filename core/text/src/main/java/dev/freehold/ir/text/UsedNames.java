// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names in use in a region and in those around it. */
final class UsedNames {
  private final Set<String> names = new HashSet<>();
  private final List<List<String>> added = new ArrayList<>();

  /** Forgets the names of scopes at {@code depth} and below, and opens a new one there. */
  void enter(int depth) {
    while (added.size() > depth) added.removeLast().forEach(names::remove);
    added.add(new ArrayList<>(0));
  }

  /** Takes a name; false where it is in use. */
  boolean add(String name) {
    return names.add(name) && added.getLast().add(name);
  }
}
