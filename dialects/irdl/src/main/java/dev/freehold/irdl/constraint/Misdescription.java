// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;

/** A description that nothing can be made of. */
public final class Misdescription extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;

  public Misdescription(Diagnostic diagnostic) {
    super(diagnostic.message());
    this.diagnostic = diagnostic;
  }

  /** An error at an operation, without its name in front. */
  public static Misdescription at(Op op, String message) {
    return new Misdescription(Diagnostic.error(op.location(), message).see(op).build());
  }

  /** What is wrong, and where. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
