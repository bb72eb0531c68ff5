// SPDX-License-Identifier: Apache-2.0
/** Executors of the {@code complex} dialect. */
package dev.freehold.interp.complex;
