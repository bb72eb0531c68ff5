// SPDX-License-Identifier: Apache-2.0
/**
 * Buffer deallocation: who owns a buffer on each path, and where it is freed. Here is what all deallocation and placement passes share; the passes
 * are in the packages below:
 *
 * <ul>
 * <li>{@link dev.freehold.dealloc.ownership}: {@code --ownership-based-buffer-deallocation}</li>
 * <li>{@code dev.freehold.dealloc.simplification}: {@code --buffer-deallocation-simplification}</li>
 * <li>{@code dev.freehold.dealloc.lowering}: {@code --bufferization-lower-deallocations}, {@code --convert-bufferization-to-memref},
 * {@code --expand-realloc}</li>
 * <li>{@code dev.freehold.dealloc.legacy}: {@code --buffer-deallocation}, as of LLVM 19</li>
 * <li>{@code dev.freehold.dealloc.placement}: hoisting, promotion to the stack, earlier deallocation, out-parameters</li>
 * </ul>
 *
 * <p>{@link dev.freehold.dealloc.Allocating} tells how an operation's allocation is freed and copied, {@link dev.freehold.dealloc.Concurrency} how
 * its regions run beside others, {@link dev.freehold.dealloc.Awaiting} for which tokens it waits, and {@link dev.freehold.dealloc.Escapes} where a
 * buffer gets out of sight. Third parties implement the first three for their operations.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/OwnershipBasedBufferDeallocation/">Ownership-based Buffer Deallocation</a>.
 */
package dev.freehold.dealloc;
