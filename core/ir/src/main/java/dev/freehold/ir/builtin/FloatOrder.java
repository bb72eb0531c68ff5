// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

/** How two floats compare; unordered when one is not a number. */
public enum FloatOrder {
  LESS, EQUAL, GREATER, UNORDERED
}
