// SPDX-License-Identifier: Apache-2.0
/** Executors of the {@code bufferization} dialect, as far as it is about buffers. */
package dev.freehold.interp.bufferization;
