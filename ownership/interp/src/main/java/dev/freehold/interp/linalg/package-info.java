// SPDX-License-Identifier: Apache-2.0
/** Executors of the {@code linalg} dialect. */
package dev.freehold.interp.linalg;
