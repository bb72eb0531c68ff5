// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names of blocks: each region has its own. */
final class BlockScopes {
  /** A block that has been named, and where. */
  private static final class Named {
    final Block block;
    final int loc;
    boolean defined;

    Named(Block block, int loc, boolean defined) {
      this.block = block;
      this.loc = loc;
      this.defined = defined;
    }
  }

  private final OpParser parser;
  private final List<Map<String, Named>> scopes = new ArrayList<>();

  BlockScopes(OpParser parser) {
    this.parser = parser;
  }

  void enter() {
    scopes.add(null);
  }

  int depth() {
    return scopes.size();
  }

  /** Ends scopes until there are as many as before, whatever is missing in them. */
  void restore(int depth) {
    while (scopes.size() > depth) scopes.removeLast();
  }

  /** Ends the scope of a region; all blocks that were branched to must have been in it. */
  void leave() {
    Map<String, Named> scope = scopes.removeLast();
    if (scope == null) return;
    List<ParseStop> errors = new ArrayList<>(0);
    for (Named named : scope.values()) {
      if (!named.defined) errors.add(parser.stop(named.loc, "reference to an undefined block"));
    }
    ParseStop.throwAll(errors);
  }

  private Map<String, Named> scope() {
    Map<String, Named> scope = scopes.getLast();
    if (scope != null) return scope;
    scopes.set(scopes.size() - 1, new HashMap<>());
    return scopes.getLast();
  }

  /** The block of a name; a new one where it has not been named before. */
  Block use(String name, int loc) {
    return scope().computeIfAbsent(name, n -> new Named(new Block(), loc, false)).block;
  }

  /** The block that a label stands for: the one that was branched to before, or {@code given}, or a new one. */
  Block define(String name, int loc, @Nullable Block given) {
    Named named = scope().get(name);
    if (named == null) {
      Block block = given != null ? given : new Block();
      scope().put(name, new Named(block, loc, true));
      return block;
    }
    if (named.defined) throw parser.stop(loc, "redefinition of block '^" + name + "'");
    named.defined = true;
    return named.block;
  }
}
