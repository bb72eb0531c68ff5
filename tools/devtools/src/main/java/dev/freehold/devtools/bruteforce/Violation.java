// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

/** How a run of an output departs from what the definition of need and the rules of memory demand. */
record Violation(Kind kind, String detail) {
  enum Kind {
    /** An object is live where it is not needed, and more memory is being allocated. */
    LATE_AT_ALLOCATION,
    /** An object is live where it is not needed. */
    LATE,
    /** An object is freed while it is needed. */
    EARLY,
    USE_AFTER_FREE,
    DOUBLE_FREE,
    /** What the caller owns is freed. */
    FREE_OF_ARGUMENT,
    /** What is freed may be no pointer that an allocation has returned. */
    FREE_OF_VIEW,
    /** The pointer of a freed object is asked for: the next allocation may have got the same address. */
    DANGLING_POINTER,
    /** An object is neither freed nor returned. */
    LEAK,
    /** The caller gets what it would free a second time. */
    SHARED_RESULT,
    /** The output reads or returns other contents than the original. */
    DIFFERENT_CONTENTS,
    /** The output executes other operations of the original than the original does. */
    DIFFERENT_PATH
  }

  @Override
  public String toString() {
    return kind + ": " + detail;
  }

  /** Ends a run. */
  static final class Found extends RuntimeException {
    private static final long serialVersionUID = 1;

    final transient Violation violation;

    Found(Kind kind, String detail) {
      super(kind + ": " + detail, null, false, false);
      violation = new Violation(kind, detail);
    }
  }
}
