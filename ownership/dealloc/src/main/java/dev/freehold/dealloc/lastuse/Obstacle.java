// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

/** Why a buffer whose handles are known is not freed all the same. */
enum Obstacle {
  NO_ORDER("operations of its region have no order"),
  NO_NAME("where it is needed for the last time it has no name any more"),
  UNKNOWN_KIND("it dies under a name that does not tell how it is freed"),
  INCOMPARABLE("it would have to be told from another buffer, and their addresses say nothing"),
  CONCURRENT("regions that run beside each other would have to pass on whether it is to be freed"),
  LEAVES_REGION("a terminator takes it of which nothing is known");

  private final String reason;

  Obstacle(String reason) {
    this.reason = reason;
  }

  String reason() {
    return reason;
  }
}
