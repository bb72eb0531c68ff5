// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/** Which of several names of one buffer the helper function of lowered deallocations frees. */
enum DeallocHelper {
  /** The first, if its condition holds. */
  FIRST_NAME,
  /** The first whose condition holds. */
  FIRST_OWNER
}
