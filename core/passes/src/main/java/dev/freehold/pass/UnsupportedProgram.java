// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;

/**
 * Ends the work of a pass on a program that its algorithm cannot handle. The one way in which code of this module fails: whoever runs the
 * algorithm reports the diagnostic.
 */
public final class UnsupportedProgram extends Exception {
  private static final long serialVersionUID = 1L;
  private final transient Diagnostic.Builder diagnostic;

  public UnsupportedProgram(Diagnostic.Builder error) {
    super(null, null, false, false);
    diagnostic = error;
  }

  /** An error at an operation, which is shown below it. */
  public UnsupportedProgram(Op op, String message) {
    this(Diagnostic.error(op.location(), message).see(op));
  }

  public UnsupportedProgram(Location location, String message) {
    this(Diagnostic.error(location, message));
  }

  /** What to tell the user. */
  public Diagnostic.Builder diagnostic() {
    return diagnostic;
  }
}
