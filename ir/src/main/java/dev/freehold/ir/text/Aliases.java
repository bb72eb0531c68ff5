// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Location;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.Resource;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The aliases of one printed program. It is first printed with {@link #collecting}, which shows every attribute and type that
 * the text will contain; {@link #assign} then names those that deserve an alias.
 */
public final class Aliases {
  private final Registry registry;
  private final Map<Object, String> names = new HashMap<>();
  private final Map<DistinctAttr, Integer> distinct = new IdentityHashMap<>();
  private boolean collecting = true;

  public Aliases(Registry registry) {
    this.registry = registry;
  }

  boolean collecting() {
    return collecting;
  }

  void visit(Type type) {}

  void visit(Attribute attribute, boolean withType) {}

  void visit(Location location) {}

  /** Ends collecting, and names what was seen. */
  public void assign() {
    collecting = false;
  }

  /** The alias of an attribute or type, sigil included; null for none. */
  String name(Object symbol) {
    return names.get(symbol);
  }

  void use(Resource resource) {}

  int distinctNumber(DistinctAttr attribute) {
    return distinct.computeIfAbsent(attribute, a -> distinct.size());
  }

  /** Prints the definitions that stand before the program, one a line; answers whether there are any. */
  public boolean printDefinitions(AttrPrinter out) {
    return false;
  }

  /** Prints the definitions that stand behind the program: those that only locations use. */
  public boolean printDeferredDefinitions(AttrPrinter out) {
    return false;
  }
}
