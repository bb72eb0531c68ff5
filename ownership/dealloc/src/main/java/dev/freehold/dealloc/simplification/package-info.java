// SPDX-License-Identifier: Apache-2.0
/**
 * Fewer comparisons of buffers at run time: {@link dev.freehold.dealloc.simplification.BufferDeallocationSimplification} removes from
 * {@code bufferization.dealloc} what the origins of the buffers decide statically.
 */
package dev.freehold.dealloc.simplification;
