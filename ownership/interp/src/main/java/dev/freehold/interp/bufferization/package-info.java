// SPDX-License-Identifier: Apache-2.0
/** Executors of bufferization, as far as it is about buffers. */
package dev.freehold.interp.bufferization;
