// SPDX-License-Identifier: Apache-2.0
/**
 * What the reference profile does otherwise in the {@code ml_program} dialect. Nothing refers to this package but
 * {@link dev.freehold.ir.Profile#reference()}.
 */
package dev.freehold.mlprogram.compat;
