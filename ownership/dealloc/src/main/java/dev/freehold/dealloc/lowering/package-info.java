// SPDX-License-Identifier: Apache-2.0
/**
 * From {@code bufferization} to {@code memref}: {@link dev.freehold.dealloc.lowering.LowerDeallocations},
 * {@link dev.freehold.dealloc.lowering.ConvertBufferizationToMemref} and {@link dev.freehold.dealloc.lowering.ExpandRealloc}.
 */
package dev.freehold.dealloc.lowering;
