// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.ir.Op;
import dev.freehold.ir.diag.Diagnostic;

/** Ends the work on a function that the algorithm cannot handle; the message is for the user. */
final class Unsupported extends Exception {
  private static final long serialVersionUID = 1L;
  private final transient Op op;

  Unsupported(Op op, String message) {
    super(message, null, false, false);
    this.op = op;
  }

  Diagnostic.Builder diagnostic() {
    return Diagnostic.error(op.location(), getMessage()).see(op);
  }
}
