// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/** Where a buffer comes from, and so who has to free it. */
public enum SiteKind {
  /** An operation allocates it: it must be freed, or returned. */
  ALLOCATION("allocated here"),
  /** A call returns it: the caller must free it, or return it. */
  CALL_RESULT("returned by this call"),
  /** It ends with its scope, or is a global: nobody may free it. */
  UNMANAGED("has automatic or static storage"),
  /** A call returns it, but the callee does not pass the ownership: nobody may free it. */
  LENT("returned by this call, which keeps the ownership"),
  /** It comes from the caller of the function. */
  ARGUMENT("an argument of this function");

  private final String description;

  SiteKind(String description) {
    this.description = description;
  }

  /** A few words for a note at the place. */
  public String description() {
    return description;
  }

  /** Whether every deallocation of it is a fault. */
  boolean mayNotBeFreed() {
    return this == UNMANAGED || this == LENT;
  }

  /** Whether it is lost where it is neither freed nor returned. */
  boolean mustBeFreed() {
    return this == ALLOCATION || this == CALL_RESULT;
  }
}
