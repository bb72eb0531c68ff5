// SPDX-License-Identifier: Apache-2.0
/** Executors of the {@code memref} dialect. */
package dev.freehold.interp.memref;
