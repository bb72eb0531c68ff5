// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

/** The mark in {@link Frame#refs} of a value that means nothing. */
public final class Poison {
  public static final Poison INSTANCE = new Poison();

  private Poison() {}

  @Override
  public String toString() {
    return "poison";
  }
}
