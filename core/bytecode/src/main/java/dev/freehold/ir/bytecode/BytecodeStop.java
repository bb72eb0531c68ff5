// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

/** Ends the reading of bytes that are no program; the reader makes a diagnostic of it. */
final class BytecodeStop extends RuntimeException {
  private static final long serialVersionUID = 1;

  BytecodeStop(String message) {
    super(message, null, false, false);
  }
}
