// SPDX-License-Identifier: Apache-2.0
/** Executors of the {@code affine} dialect. */
package dev.freehold.interp.affine;
