// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** Writes one construct, with its operands, at the end of a body. */
@FunctionalInterface
interface Statement {
  /** False, and nothing written, if there is no fitting operand in scope. */
  boolean write(Body body);
}
