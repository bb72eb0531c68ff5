// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

/** Whether the responsibility for freeing a buffer is handed over with it where it enters or leaves a function. */
enum Transfer {
  /** The buffer is borrowed. */
  NEVER,
  ALWAYS,
  /** An {@code i1} that is passed beside the buffer tells. */
  CONDITIONAL
}
