// SPDX-License-Identifier: Apache-2.0
/**
 * Asynchronous execution: what {@code memref.dma_start}, {@code affine.dma_start} and others start is a
 * {@link dev.freehold.interp.async.Tasks task}. It is done when somebody waits for it, or at once where the environment says so, so that a buffer
 * that is freed too early is found.
 */
package dev.freehold.interp.async;
