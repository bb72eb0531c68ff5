// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

/** Which bound the first index of a division has, once the sizes that a linearization joins again are multiplied. */
public interface OuterBound {
  /** The one of the division, which is a promise. That of the linearization is none: its first index may be greater. */
  OuterBound SOUND = () -> false;

  boolean isThatOfLinearization();
}
