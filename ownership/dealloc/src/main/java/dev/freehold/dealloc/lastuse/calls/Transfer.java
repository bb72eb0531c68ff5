// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

/** Whether the responsibility for freeing a buffer is handed over with it where it enters or leaves a function. */
public enum Transfer {
  /** The buffer is borrowed. */
  NEVER,
  ALWAYS,
  /** An {@code i1} that is passed beside the buffer tells. */
  CONDITIONAL
}
