// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Location;
import java.util.function.Supplier;

/** How deep types and attributes are nested, and how much aliases stand for: a small text must not make something endless. */
final class ExpansionLimits {
  /** Types and attributes nested deeper than this are refused, so that no stack overflows on them here or later. */
  private static final int MAX_DEPTH = 1000;
  /** So many characters an alias may stand for: each may mention the one before twice, and then nobody can write down or compare the last. */
  private static final long MAX_EXPANSION = 1L << 30;

  /** So far from the limit, what a short text has in it reaches nothing. */
  private static final int NEAR = 100;

  private final AttrParser p;
  private int depth;
  private boolean defining;
  private int deepest;
  /** How many characters the aliases read since the last definition began stand for. */
  private long expansion;

  ExpansionLimits(AttrParser p) {
    this.p = p;
  }

  /** Reads something that may nest without end. */
  <T> T nested(Supplier<T> reader) {
    reach(++depth);
    T read = StackSpace.run(depth, reader);
    depth--;
    return read;
  }

  /** Forgets what was being read: what comes next is nested in nothing. */
  void abandon() {
    depth = 0;
    defining = false;
  }

  /** Whether it matters now how deep something short is nested. */
  boolean countsLevels() {
    return defining || depth > MAX_DEPTH - NEAR;
  }

  private void reach(int newDepth) {
    if (newDepth > MAX_DEPTH) throw p.stop("types and attributes are nested more than " + MAX_DEPTH + " levels deep");
    deepest = Math.max(deepest, newDepth);
  }

  /** To be called where an alias stands for something that may be nested and mention aliases itself. */
  void expand(String alias) {
    Definitions.Extent extent = p.definitions().extents.getOrDefault(alias, Definitions.Extent.NONE);
    reach(depth + extent.height());
    expansion += extent.size();
  }

  /** Reads what an alias, sigil included, stands for, and remembers how much that is. */
  <T> T defined(String alias, Supplier<T> reader) {
    int start = p.loc();
    deepest = depth;
    expansion = 0;
    defining = true;
    T read = reader.get();
    defining = false;
    long size = expansion + p.loc() - start;
    // What the printer gives an alias too is written down once, however often it is mentioned.
    boolean staysShort = size > MAX_EXPANSION && (read instanceof Location || Aliases.hasStem(read, p.registry()));
    if (size > MAX_EXPANSION && !staysShort) {
      throw p.stop(start, "'" + alias + "' stands for more than " + MAX_EXPANSION + " characters, the aliases that it mentions written out");
    }
    p.definitions().extents.put(alias, new Definitions.Extent(deepest - depth, staysShort ? alias.length() : size));
    return read;
  }
}
