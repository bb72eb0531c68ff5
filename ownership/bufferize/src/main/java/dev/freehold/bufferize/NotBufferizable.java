// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/** Thrown where an operation cannot be bufferized; the driver reports what it says and ends the pass. */
public final class NotBufferizable extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient Diagnostic.@Nullable Builder diagnostic;

  private NotBufferizable(Diagnostic.@Nullable Builder diagnostic, String message) {
    super(message, null, false, false);
    this.diagnostic = diagnostic;
  }

  /** With a message about {@code op}, without its name. */
  public static NotBufferizable at(Op op, String message) {
    return new NotBufferizable(Diagnostic.error(op.location(), message).see(op), message);
  }

  /** With a message about {@code op} that begins with its name. */
  public static NotBufferizable by(Op op, String message) {
    return new NotBufferizable(Diagnostic.opError(op, message), message);
  }

  /** Without a message of its own: all that is said is which operation it is. */
  public static NotBufferizable silently() {
    return new NotBufferizable(null, "not bufferizable");
  }

  /** What to report, or null. */
  public Diagnostic.@Nullable Builder diagnostic() {
    return diagnostic;
  }
}
