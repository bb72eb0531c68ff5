// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** A memref type without a rank; {@code space} 0 is the default one. */
record Unranked(Scalar element, int space) implements Type {
  @Override
  public String text() {
    return "memref<*x" + element.text() + (space == 0 ? "" : ", " + space) + ">";
  }
}
