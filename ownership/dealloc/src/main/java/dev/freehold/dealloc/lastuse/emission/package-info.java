// SPDX-License-Identifier: Apache-2.0
/**
 * Writes deallocations into the program: {@code DeallocationEmitter}. {@code FlagValues} are the values of flags there, {@code EdgeBlocks} blocks for
 * code that runs on one edge only, {@code AddressList} loops that compare many addresses, {@code ChangedSignatures} the operands and results that
 * functions get.
 */
package dev.freehold.dealloc.lastuse.emission;
