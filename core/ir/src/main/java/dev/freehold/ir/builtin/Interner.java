// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Type;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps one object for equal types, so that comparing them nearly always ends at the identity test. */
public final class Interner {
  private static final ConcurrentHashMap<Type, Type> TYPES = new ConcurrentHashMap<>();

  private Interner() {}

  @SuppressWarnings("unchecked")
  public static <T extends Type> T intern(T type) {
    Type known = TYPES.get(type);
    if (known != null) return (T) known;
    known = TYPES.putIfAbsent(type, type);
    return known == null ? type : (T) known;
  }
}
