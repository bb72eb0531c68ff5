// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import java.math.BigInteger;

/**
 * A float made an integer of some width.
 *
 * @param value the integer; when {@code invalid}, the nearest one in range (zero for a NaN)
 * @param exact whether no fraction was dropped
 * @param invalid whether the rounded value does not fit the width, or there is none
 */
public record FloatToInteger(BigInteger value, boolean exact, boolean invalid) {
}
