// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The operations that descriptions may name: those of other dialects, and those that are described, before they are defined. */
final class KnownOperations {
  private final Registry registry;
  /** Null where the definition has yet to come. */
  private final Map<String, @Nullable OpDef<?>> described = new HashMap<>();

  KnownOperations(Registry registry) {
    this.registry = registry;
  }

  /** Declares that there will be an operation of that name. */
  void announce(String name) {
    described.put(name, null);
  }

  void add(OpDef<?> def) {
    described.put(def.name(), def);
  }

  boolean exists(String name) {
    return described.containsKey(name) || registry.registered(name) != null;
  }

  /** The operation of that name, or null; to be asked when all have been defined. */
  @Nullable
  OpDef<?> named(String name) {
    return described.containsKey(name) ? described.get(name) : registry.registered(name);
  }
}
