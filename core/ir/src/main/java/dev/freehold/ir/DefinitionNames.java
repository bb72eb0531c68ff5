// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.List;
import java.util.function.Function;

/** The names that a definition gives to its operands, results, properties, regions or successors. */
final class DefinitionNames {
  private final String op;
  private final String kind;
  private final String[] names;

  private DefinitionNames(String op, String kind, String[] names) {
    this.op = op;
    this.kind = kind;
    this.names = names;
  }

  /**
   * The names of {@code parts}.
   *
   * @param op the name of the operation
   * @param kind what has the names, as messages call it
   */
  static <T> DefinitionNames of(String op, String kind, List<T> parts, Function<? super T, String> name) {
    String[] names = new String[parts.size()];
    for (int i = 0; i < names.length; i++) names[i] = name.apply(parts.get(i)).intern();
    return new DefinitionNames(op, kind, names);
  }

  /** The position of a name, or -1. Literals are found by identity. */
  @SuppressWarnings("StringEquality")
  int find(String name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) return i;
    }
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) return i;
    }
    return -1;
  }

  /**
   * The position of a name.
   *
   * @throws IllegalArgumentException if there is no such name
   */
  int require(String name) {
    int index = find(name);
    if (index < 0) throw new IllegalArgumentException("'" + op + "' has no " + kind + " '" + name + "'; it has [" + String.join(", ", names) + "]");
    return index;
  }
}
