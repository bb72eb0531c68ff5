// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;

/** Recognizes the helper function of lowered deallocations by what its body does. */
final class DeallocHelperMatcher {
  static final int ARGUMENTS = 5;

  private DeallocHelperMatcher() {}

  static boolean matches(Op function) {
    return false;
  }
}
