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
    return haveSameBody(before, struct);
  }

  private static boolean haveSameBody(LlvmStructType a, LlvmStructType b) {
    List<Type> elements = a.elements();
    List<Type> others = b.elements();
    if (a.packed() != b.packed() || elements == null || others == null || elements.size() != others.size()) return false;
    for (int i = 0; i < elements.size(); i++) {
      if (!isSame(elements.get(i), others.get(i))) return false;
    }
    return true;
  }

  /** An identified structure is identified by its name, however much of it a text has. */
  private static boolean isSame(Type a, Type b) {
    if (a instanceof LlvmStructType left && b instanceof LlvmStructType right) {
      if (left.name() != null || right.name() != null) return left.name() != null && left.name().equals(right.name());
      return haveSameBody(left, right);
    }
    if (a instanceof LlvmArrayType left && b instanceof LlvmArrayType right) {
      return left.count() == right.count() && isSame(left.element(), right.element());
    }
    return a.equals(b);
  }
}
