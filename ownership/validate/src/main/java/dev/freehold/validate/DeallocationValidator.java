// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.BigStack;

/** Validates the deallocations of a program, whoever placed them: see {@code docs/validator.md}. */
public final class DeallocationValidator {
  private DeallocationValidator() {}

  /**
   * Validates all functions below {@code root}, or {@code root} itself where that is one. Functions outside of {@code root} are not
   * looked at: calls of them borrow their arguments and return buffers of their own. The program must be valid IR; it is not changed.
   */
  public static ValidationReport validate(Op root, Registry registry, ValidationOptions options) {
    return BigStack.run(() -> new ModuleAnalysis(registry, options).analyze(root));
  }

  /** The same with the default options. */
  public static ValidationReport validate(Op root, Registry registry) {
    return validate(root, registry, ValidationOptions.DEFAULT);
  }
}
