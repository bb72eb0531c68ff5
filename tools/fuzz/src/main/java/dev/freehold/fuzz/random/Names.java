// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** The value names of one function. */
final class Names {
  private int next;

  String value() {
    return "%v" + next++;
  }
}
