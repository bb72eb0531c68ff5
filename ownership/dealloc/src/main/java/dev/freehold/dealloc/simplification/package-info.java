// SPDX-License-Identifier: Apache-2.0
/**
 * Fewer buffers to compare when the program runs: {@link dev.freehold.dealloc.simplification.BufferDeallocationSimplification}
 * takes out of {@code bufferization.dealloc} what the origins of the buffers decide.
 */
package dev.freehold.dealloc.simplification;
