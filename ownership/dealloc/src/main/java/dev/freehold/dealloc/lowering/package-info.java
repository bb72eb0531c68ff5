// SPDX-License-Identifier: Apache-2.0
/**
 * From {@code bufferization} to {@code memref}: {@link dev.freehold.dealloc.lowering.LowerDeallocations} lowers {@code bufferization.dealloc} to
 * conditional {@code memref.dealloc}s, {@link dev.freehold.dealloc.lowering.ConvertBufferizationToMemref} lowers {@code bufferization.clone}, and
 * {@link dev.freehold.dealloc.lowering.ExpandRealloc} lowers {@code memref.realloc}.
 */
package dev.freehold.dealloc.lowering;
