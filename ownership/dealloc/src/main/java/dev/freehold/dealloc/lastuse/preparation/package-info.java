// SPDX-License-Identifier: Apache-2.0
/**
 * What is changed in the program before anything is placed: somebody waits for tokens that are dropped ({@code DroppedTokens}), buffers of streams are
 * freed there ({@code StreamFrees}), public functions get private twins ({@code PrivateTwins}), and edges on which the same dies get blocks in common
 * ({@code SharedEdgeBlocks}).
 */
package dev.freehold.dealloc.lastuse.preparation;
