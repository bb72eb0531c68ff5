// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** A law that every operation of some kinds obeys. Those that have nothing to check only mark. */
public interface Trait {
  void verify(Op op, Checker check);

  /** Whether the law is about the shape of the operation, and so checked before its attributes and types. */
  default boolean isStructural() {
    return false;
  }
}
