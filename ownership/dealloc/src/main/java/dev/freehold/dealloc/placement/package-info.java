// SPDX-License-Identifier: Apache-2.0
/**
 * Where allocations and deallocations stand, and who makes them: hoisting, promotion to the stack, earlier deallocation, and
 * buffers that callers hand in rather than get back.
 */
package dev.freehold.dealloc.placement;
