// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

/** How the buffers of an operand and of a value of the same operation relate, where they may be one. Upstream: {@code BufferRelation}. */
public enum Relation {
  /** The same buffer, and all of it. */
  EQUIVALENT,
  /** Nothing is known: one may be part of the other, or they may overlap. */
  UNKNOWN
}
