// SPDX-License-Identifier: Apache-2.0
/**
 * Ownership-based deallocation: every memref has, in every block, an ownership indicator, and is deallocated at the end of a block that owns it.
 *
 * <p>{@link dev.freehold.dealloc.ownership.OwnershipBasedDealloc} is the pass, {@code FunctionDealloc} its traversal of one function,
 * {@link dev.freehold.dealloc.ownership.Ownership} the lattice, {@link dev.freehold.dealloc.ownership.DeallocationState} what is known in each
 * block, {@link dev.freehold.dealloc.ownership.DeallocBuilder} the construction of IR, {@link dev.freehold.dealloc.ownership.LiveBuffers} the order
 * of live memrefs, and {@link dev.freehold.dealloc.ownership.OwnershipModel} the extension point for operations with rules of their own.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/OwnershipBasedBufferDeallocation/">Ownership-based Buffer Deallocation</a>.
 */
package dev.freehold.dealloc.ownership;
