// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong with SPIR-V. */
enum SpirvFault implements ReferenceFault {
  /** {@code spirv.IAddCarry} of a number and zero gives a sum of zero, and carries the number. */
  ZERO_CARRIES_THE_NUMBER
}
