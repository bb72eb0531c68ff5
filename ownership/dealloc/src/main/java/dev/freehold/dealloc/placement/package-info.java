// SPDX-License-Identifier: Apache-2.0
/**
 * The placement of allocations and deallocations: hoisting ({@link dev.freehold.dealloc.placement.BufferHoisting},
 * {@link dev.freehold.dealloc.placement.BufferLoopHoisting}), promotion to the stack
 * ({@link dev.freehold.dealloc.placement.PromoteBuffersToStack}), earlier deallocation
 * ({@link dev.freehold.dealloc.placement.OptimizeAllocationLiveness}), and buffers that callers pass in rather than get back
 * ({@link dev.freehold.dealloc.placement.BufferResultsToOutParams}, {@link dev.freehold.dealloc.placement.DropEquivalentBufferResults}).
 */
package dev.freehold.dealloc.placement;
