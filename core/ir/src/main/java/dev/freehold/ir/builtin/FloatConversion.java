// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.math.BigInteger;

/**
 * A value carried into another float format.
 *
 * @param bits the nearest value in the new format
 * @param losesInfo whether the value, or a NaN's payload, is not exactly the old one
 * @param invalid whether a signaling NaN had to be made quiet
 */
public record FloatConversion(BigInteger bits, boolean losesInfo, boolean invalid) {
  /** Whether nothing at all was lost: the only case in which folding a cast is sound. */
  public boolean exact() {
    return !losesInfo && !invalid;
  }
}
