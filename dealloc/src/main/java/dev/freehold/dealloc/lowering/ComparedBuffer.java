// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;

/** The name of a buffer whose address tells, when the program runs, whether two names are one buffer. */
public interface ComparedBuffer {
  /** The buffer in front of a {@code memref.view} that does not begin at byte 0. */
  ComparedBuffer SOUND = DeallocLowering::unshifted;

  Value of(Value buffer, Registry registry);
}
