// SPDX-License-Identifier: Apache-2.0
/**
 * Analyses of a program: {@link dev.freehold.analysis.Liveness}, {@link dev.freehold.analysis.BufferViewFlow} (which values may be the same
 * buffer), {@link dev.freehold.analysis.BufferOrigin} (which allocation a buffer comes from). Analyses read the IR and never change it; each is a
 * snapshot.
 *
 * <p>{@link dev.freehold.analysis.SccDataflow} is a dataflow over strongly connected components that several of them stand on.
 */
package dev.freehold.analysis;
