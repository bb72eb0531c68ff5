// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The identified structures of a text so far: a name is that of one structure. */
final class StructNames {
  private final Map<String, LlvmStructType> known = new HashMap<>();
  /** Those whose elements are being read. */
  private final Set<String> open = new HashSet<>();

  boolean isOpen(String name) {
    return open.contains(name);
  }

  void open(String name) {
    open.add(name);
  }

  void close(String name) {
    open.remove(name);
  }

  /** Remembers a structure; returns whether it is what others of the name are. */
  boolean agrees(LlvmStructType struct) {
    LlvmStructType before = known.putIfAbsent(struct.name(), struct);
    if (before == null) return true;
    if (before.opaque() || struct.opaque()) return before.opaque() && struct.opaque();
    return before.packed() == struct.packed() && areSame(before.elements(), struct.elements());
  }

  private static boolean areSame(List<Type> a, List<Type> b) {
    if (a.size() != b.size()) return false;
    for (int i = 0; i < a.size(); i++) {
      if (!isSame(a.get(i), b.get(i))) return false;
    }
    return true;
  }

  /** An identified structure is identified by its name, however much of it a text has. */
  private static boolean isSame(Type a, Type b) {
    if (a instanceof LlvmStructType left && b instanceof LlvmStructType right) {
      if (left.name() != null || right.name() != null) return left.name() != null && left.name().equals(right.name());
      return left.packed() == right.packed() && areSame(left.elements(), right.elements());
    }
    if (a instanceof LlvmArrayType left && b instanceof LlvmArrayType right) {
      return left.count() == right.count() && isSame(left.element(), right.element());
    }
    return a.equals(b);
  }
}
