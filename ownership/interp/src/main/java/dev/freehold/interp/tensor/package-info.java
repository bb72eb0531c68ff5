// SPDX-License-Identifier: Apache-2.0
/** Executors of the {@code tensor} dialect, whose values are immutable. */
package dev.freehold.interp.tensor;
