// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

/**
 * How far a search goes back from a value through what it may alias.
 *
 * @param followEquivalentOnly only where the buffers are the same
 * @param followSameTypeOrCastsOnly only to values of the same type, or through casts
 * @param includeLeaves whether values at which the search ends are part of what it finds, too
 */
public record Traversal(boolean followEquivalentOnly, boolean followSameTypeOrCastsOnly, boolean includeLeaves) {
  /** Everywhere, and all ends count. */
  public static final Traversal ALL = new Traversal(false, false, true);
  /** Everywhere, but only what was looked for counts. */
  public static final Traversal HITS = new Traversal(false, false, false);
  /** Through the same buffer of the same type. */
  public static final Traversal SAME_BUFFER = new Traversal(true, true, false);
}
