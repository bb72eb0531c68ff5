// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** The type of a value of a random program. */
sealed interface Type permits Scalar, Buffer, Unranked, Tensor, Token, Pointer {
  /** The spelling in MLIR. */
  String text();
}
