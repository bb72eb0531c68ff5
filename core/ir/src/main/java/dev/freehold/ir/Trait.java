// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** A constraint that every operation of some kinds obeys. Those that have nothing to check only mark. */
public interface Trait {
  void verify(Op op, Checker check);

  /** Whether there is nothing to check. */
  default boolean onlyMarks() {
    return false;
  }

  /** Whether nothing is asked but how many operands and results there are, and of which types. */
  default boolean isOfTypes() {
    return false;
  }

  /** When the constraint is checked; it may rely on all that is checked before. */
  default Phase phase() {
    return Phase.VALUES;
  }

  /** The order of the constraints of one operation. */
  enum Phase {
    /** Before the shape: where the operation stands. */
    PLACE,
    /** Before the attributes and types of the operation: how many regions and blocks it has, and what they begin with. */
    SHAPE,
    /** After the type of each operand and result, before how types follow from others. */
    TYPES,
    /** After them. */
    VALUES,
    /** When everything in the operation's regions is right. */
    REGIONS
  }
}
