// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/**
 * How to validate.
 *
 * @param convention what functions may do with the buffers that they take and return
 * @param stepsPerOp how many steps the analysis of a function may take for each of its operations
 */
public record ValidationOptions(Convention convention, long stepsPerOp) {
  /** Beside a constant number for each function; a step takes some 50 ns. */
  public static final long DEFAULT_STEPS_PER_OP = 100;

  public static final ValidationOptions DEFAULT = new ValidationOptions(Convention.INFERRED, DEFAULT_STEPS_PER_OP);

  /** What functions may do with the buffers that they take and return. */
  public enum Convention {
    /** A function does what its body does; callers are validated against that. Declarations keep to {@link #OWNERSHIP}. */
    INFERRED,
    /** Functions that others may call borrow their arguments and return buffers of their own, each once, for the caller to free. */
    OWNERSHIP
  }

  public ValidationOptions with(Convention newConvention) {
    return new ValidationOptions(newConvention, stepsPerOp);
  }
}
