// SPDX-License-Identifier: Apache-2.0
/** What the reference profile does otherwise in the {@code shape} dialect. Nothing refers to this package but {@link dev.freehold.ir.Profile#reference()}. */
package dev.freehold.shape.compat;
