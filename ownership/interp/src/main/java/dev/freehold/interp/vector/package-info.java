// SPDX-License-Identifier: Apache-2.0
/** Executors of the {@code vector} dialect, for vectors of static sizes. */
package dev.freehold.interp.vector;
